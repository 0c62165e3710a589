// Setting up pieces: a palette for the hand, letters for the keyboard (capital for White).

export class Setup {
    constructor(board) {
        this.board = board;
        this.view = board.view;
        this.hand = null;
        this.palette = board.element.querySelector("[data-do=palette]");
        this.palette.addEventListener("click", (event) => this.pick(event.target.closest("button")));
        this.view.tag("movable", Object.keys(board.pieces));
    }

    pick(button) {
        if (!button) return;
        const again = button.getAttribute("aria-pressed") === "true";
        for (const other of this.palette.querySelectorAll("button")) other.setAttribute("aria-pressed", "false");
        button.setAttribute("aria-pressed", String(!again));
        this.hand = again ? null : button.value;
    }

    /** The piece in hand goes on the square, or off it where it stands already. */
    act(square) {
        if (this.hand === null) return this.board.tell(this.view.nameOf(square));
        this.set(square, this.hand === "" || this.view.at(square) === piece(this.hand) ? null : piece(this.hand));
    }

    key(event, square) {
        if (event.altKey) return false;
        if (event.key === "Delete" || event.key === "Backspace") return this.set(square, null);
        return /^[kqrbnp]$/i.test(event.key) && this.set(square, piece(event.key));
    }

    set(square, code) {
        const pieces = this.view.pieces;
        if (code) pieces[square] = code;
        else delete pieces[square];
        this.board.put(pieces);
        this.board.tell(this.view.nameOf(square));
        return true;
    }

    mayTake(square) { return this.hand === null && Boolean(this.view.at(square)); }

    take() {}

    /** A dragged piece goes where it is let go, or off the board. */
    release(from, to) {
        const pieces = this.view.pieces;
        const code = pieces[from];
        delete pieces[from];
        if (to) pieces[to] = code;
        this.board.put(pieces);
        this.board.tell(this.view.nameOf(to ?? from));
    }

    empty() { this.board.put({}); }

    /** Tells the page, and the field of the FEN, what stands on the board. */
    changed() {
        this.view.tag("movable", Object.keys(this.board.pieces));
        const board = placement(this.board.pieces);
        const field = document.getElementById(this.board.element.dataset.input);
        if (field) field.value = [board, ...field.value.trim().split(/\s+/).slice(1)].join(" ");
        this.board.emit("setup", { board });
    }
}

/** `N` is a white knight, `n` a black one. */
const piece = (letter) => (letter === letter.toUpperCase() ? "w" : "b") + letter.toUpperCase();

/** The first field of a FEN. */
function placement(pieces) {
    const rank = (n) => {
        const squares = [..."abcdefgh"].map((file) => pieces[file + n]);
        const letters = squares.map((code) => (!code ? "1" : code[0] === "w" ? code[1] : code[1].toLowerCase()));
        return letters.join("").replace(/1+/g, (run) => run.length);
    };
    return [8, 7, 6, 5, 4, 3, 2, 1].map(rank).join("/");
}
