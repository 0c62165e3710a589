// The keyboard on a board: one stop of the Tab key, arrows from square to square, jumps.

const FILES = "abcdefgh";

export class Keys {
    constructor(board) {
        this.board = board;
        this.view = board.view;
        this.square = null;
        this.view.grid.addEventListener("keydown", (event) => this.down(event));
        this.view.grid.addEventListener("focusin", (event) => this.enter(event.target.closest("[data-square]").dataset.square));
        this.settle();
    }

    /** What takes the focus on a square. */
    target(square) {
        const cell = this.view.cells.get(square);
        return cell.querySelector("input") ?? cell;
    }

    /** One square can be reached with the Tab key: the last one, at first the nearest corner. */
    settle() {
        this.square ??= this.view.below === "w" ? "a1" : "h8";
        for (const square of this.view.cells.keys()) this.target(square).tabIndex = square === this.square ? 0 : -1;
    }

    enter(square) {
        this.square = square;
        this.settle();
    }

    go(square) {
        if (square) this.target(square).focus();
    }

    down(event) {
        if (event.ctrlKey || event.metaKey) return;
        if (this.handle(event)) event.preventDefault();
    }

    /** `true` when the key meant something here. */
    handle(event) {
        const { board, square } = this;
        const seen = this.view.below === "w" ? 1 : -1;
        const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], Home: [-7, 0], End: [7, 0] };
        const step = steps[event.key];
        if (step) {
            this.go(this.along(square, step[0] * seen, step[1] * seen));
            return true;
        }
        const digit = /^Digit([1-8])$/.exec(event.code)?.[1];
        if (digit) {
            this.go(event.shiftKey ? FILES[digit - 1] + square[1] : square[0] + digit);
            return true;
        }
        if (event.key === "Enter" || event.key === " ") {
            board.act(square);
            return true;
        }
        if (event.key === "Escape") return board.play?.drop() ?? false;
        if (board.setup?.key(event, square)) return true;
        return this.letter(event, event.key.toLowerCase());
    }

    letter(event, key) {
        const { board, square } = this;
        if (key.length === 1 && "kqrbnp".includes(key)) {
            this.go(this.next(key.toUpperCase(), event.shiftKey ? -1 : 1));
            return true;
        }
        const does = {
            o: () => board.tell(this.view.nameOf(square)),
            f: () => board.flip(),
            i: () => board.element.querySelector("[name=say]:not(button)")?.focus(),
            l: () => board.play?.tellLast(),
            c: () => board.play?.tellTaken(),
            t: () => board.play?.ask("clocks"),
            m: () => board.play?.tellMoves(square, event.shiftKey),
            x: () => board.play?.ask(`${event.altKey ? "lines" : "diagonals"} of ${square}`),
            a: () => event.shiftKey && board.play?.go(-1),
            d: () => event.shiftKey && board.play?.go(1),
        }[key];
        does?.();
        return Boolean(does);
    }

    /** Steps along a rank or a file; from the edge nowhere, with Home and End to the edge. */
    along(square, files, ranks) {
        const inside = (n) => Math.min(7, Math.max(0, n));
        return FILES[inside(FILES.indexOf(square[0]) + files)] + (inside(Number(square[1]) - 1 + ranks) + 1);
    }

    /** The next square with a piece of that kind, of either colour, round the board. */
    next(role, step) {
        const squares = [...this.view.cells.keys()];
        const here = squares.indexOf(this.square);
        for (let n = 1; n <= 64; n++) {
            const square = squares[(here + step * n + 64 * 64) % 64];
            if (this.view.at(square)?.[1] === role) return square;
        }
        return null;
    }
}
