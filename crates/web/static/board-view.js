// What is seen of a board: the pieces of the drawing, the named squares above it, marks.

const SIDE = 45;
const SVG = "http://www.w3.org/2000/svg";

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class View {
    constructor(element, texts) {
        this.element = element;
        this.texts = texts;
        this.below = element.dataset.below;
        this.svg = element.querySelector("svg.board");
        this.layer = this.svg.querySelector(".pieces");
        this.grid = element.querySelector("[role=grid]");
        this.cells = new Map([...this.grid.querySelectorAll("[data-square]")].map((cell) => [cell.dataset.square, cell]));
        this.uses = new Map([...this.layer.children].map((use) => [use.dataset.square, use]));
    }

    /** Pieces by squares, as {e1: "wK"}. */
    get pieces() {
        return Object.fromEntries([...this.uses].map(([square, use]) => [square, code(use)]));
    }

    at(square) {
        const use = this.uses.get(square);
        return use && code(use);
    }

    /** The upper left corner of a square in the drawing. */
    corner(square) {
        const file = square.charCodeAt(0) - 97, rank = Number(square[1]) - 1;
        return this.below === "w" ? [file * SIDE, (7 - rank) * SIDE] : [(7 - file) * SIDE, rank * SIDE];
    }

    /** The square under a point of the window. */
    squareAt(x, y) {
        const box = this.grid.getBoundingClientRect();
        const column = Math.floor(((x - box.left) / box.width) * 8), row = Math.floor(((y - box.top) / box.height) * 8);
        if (column < 0 || column > 7 || row < 0 || row > 7) return null;
        const [file, rank] = this.below === "w" ? [column, 7 - row] : [7 - column, row];
        return "abcdefgh"[file] + (rank + 1);
    }

    /** Puts the pieces as they are told; one that went from a square to another is seen to go. */
    put(pieces, moved) {
        const mover = moved && this.uses.get(moved.from);
        if (mover && pieces[moved.to] && code(mover) === pieces[moved.to]) {
            this.uses.get(moved.to)?.remove();
            this.uses.delete(moved.from);
            this.uses.set(moved.to, mover);
            mover.dataset.square = moved.to;
            this.slide(mover, ...this.corner(moved.to), moved.dropped ? 0 : 180);
        }
        for (const [square, use] of [...this.uses]) {
            if (pieces[square] === code(use)) continue;
            use.remove();
            this.uses.delete(square);
        }
        for (const [square, piece] of Object.entries(pieces)) if (!this.uses.has(square)) this.add(square, piece);
        this.place();
        this.name();
    }

    add(square, piece) {
        const use = document.createElementNS(SVG, "use");
        use.setAttribute("href", `${this.element.dataset.sheet}#${piece}`);
        use.setAttribute("width", SIDE);
        use.setAttribute("height", SIDE);
        use.dataset.square = square;
        this.layer.append(use);
        this.uses.set(square, use);
        return use;
    }

    /** Each piece on its square. */
    place() {
        for (const [square, use] of this.uses) {
            const [x, y] = this.corner(square);
            use.setAttribute("x", x);
            use.setAttribute("y", y);
            use.removeAttribute("transform");
        }
    }

    /** Lets a piece go to a place of the drawing; done when it is there. */
    slide(use, x, y, time) {
        const back = [use.getAttribute("x") - x, use.getAttribute("y") - y];
        use.setAttribute("x", x);
        use.setAttribute("y", y);
        this.layer.append(use);
        if (!time || still()) return Promise.resolve();
        const from = `translate(${back[0]}px, ${back[1]}px)`;
        const animation = use.animate([{ transform: from }, { transform: "none" }], { duration: time, easing: "ease-in-out" });
        return animation.finished.catch(() => {});
    }

    nameOf(square) {
        const piece = this.at(square);
        return `${square}, ${piece ? this.texts.pieces[piece] : this.texts.empty}`;
    }

    /** Names the squares after what stands on them and what may be done there. */
    name() {
        for (const [square, cell] of this.cells) {
            const notes = [this.nameOf(square)];
            if (cell.classList.contains("chosen")) notes.push(this.texts.chosen);
            if (cell.classList.contains("check")) notes.push(this.texts.check);
            if (cell.classList.contains("target")) notes.push(this.texts.target);
            if (cell.classList.contains("taking")) notes.push(this.texts.taking);
            (cell.querySelector("input") ?? cell).setAttribute("aria-label", notes.join(", "));
        }
    }

    /** Gives squares a class and takes it from all others. */
    tag(name, squares) {
        for (const [square, cell] of this.cells) cell.classList.toggle(name, squares.includes(square));
    }

    flip() {
        this.below = this.below === "w" ? "b" : "w";
        this.element.dataset.below = this.below;
        const rows = [...this.grid.children].reverse();
        for (const row of rows) row.append(...[...row.children].reverse());
        this.grid.append(...rows);
        for (const kind of ["file", "rank"]) {
            const texts = [...this.svg.querySelectorAll(`.coordinate.${kind}`)];
            const letters = texts.map((text) => text.textContent).reverse();
            texts.forEach((text, nth) => (text.textContent = letters[nth]));
        }
        const marks = this.svg.querySelector(".marks");
        if (this.below === "w") marks.removeAttribute("transform");
        else marks.setAttribute("transform", "rotate(180 180 180)");
        this.place();
    }

    /** Puts a text into a live region; the same text twice is read twice. */
    say(region, text) {
        const place = this.element.querySelector(region);
        if (place) place.textContent = place.textContent === text ? `${text}\u00a0` : text;
    }
}

const code = (use) => use.getAttribute("href").split("#")[1];
