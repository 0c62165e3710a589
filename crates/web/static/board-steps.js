// Castling as hands do it: the king off the board beside its square, the rook across, the king down.

import { still } from "./board-view.js";

const STEP = 600;
const OUT = 42;

/** Shows one step; done when the piece is where it goes. */
function step(view, { kind, from, to }, pieces) {
    const [x, y] = view.corner(to);
    if (kind === "lift_king") {
        pieces.king = view.uses.get(from);
        // Off the board: beyond the edge that is nearer.
        return view.slide(pieces.king, x, y > 180 ? y + OUT : y - OUT, STEP * 0.7);
    }
    if (kind === "move_rook") {
        pieces.rook = view.uses.get(from);
        return view.slide(pieces.rook, x, y, STEP * 0.7);
    }
    return view.slide(pieces.king, x, y, STEP * 0.7);
}

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** All steps one after the other; `stop` ends it before the next. */
export function hands(view, steps, onStep = () => {}) {
    let stopped = false;
    const run = async () => {
        const pieces = {};
        for (const [nth, one] of steps.entries()) {
            if (stopped) return;
            onStep(nth);
            await step(view, one, pieces);
            await wait(STEP * (still() ? 1 : 0.3));
        }
    };
    return { done: run(), stop: () => (stopped = true) };
}

/** The board on which a page shows the steps: replayed as a whole or one by one. */
export class Steps {
    constructor(board) {
        this.board = board;
        this.load(JSON.parse(board.element.dataset.steps), board.pieces);
    }

    load(steps, pieces) {
        this.running?.stop();
        Object.assign(this, { list: steps, start: pieces, held: {} });
        this.back();
        const list = this.board.element.querySelector("ol.steps");
        list?.replaceChildren(...steps.map(({ text }) => {
            const item = document.createElement("li");
            item.textContent = text;
            return item;
        }));
    }

    /** The position before castling. */
    back() {
        this.nth = 0;
        this.held = {};
        this.board.view.put({});
        this.board.view.put(this.start);
        this.point(-1);
    }

    point(nth) {
        const items = this.board.element.querySelectorAll("ol.steps li");
        items.forEach((item, n) => (n === nth ? item.setAttribute("aria-current", "step") : item.removeAttribute("aria-current")));
        if (nth < 0) return;
        this.board.tell(this.list[nth].text);
        this.board.emit("step", { nth, of: this.list.length });
    }

    /** The next step; after the last one the first. */
    async step() {
        this.running?.stop();
        if (this.nth >= this.list.length) this.back();
        const nth = this.nth++;
        this.point(nth);
        await step(this.board.view, this.list[nth], this.held);
        if (this.nth === this.list.length) this.end();
    }

    async replay() {
        this.running?.stop();
        this.back();
        const running = (this.running = hands(this.board.view, this.list, (nth) => this.point(nth)));
        this.nth = this.list.length;
        await running.done;
        if (this.running === running && this.nth === this.list.length) this.end();
    }

    /** The squares are named after castling. */
    end() {
        const pieces = { ...this.start };
        const king = this.list.find((one) => one.kind === "lift_king");
        const rook = this.list.find((one) => one.kind === "move_rook");
        const [k, r] = [pieces[king.from], rook && pieces[rook.from]];
        delete pieces[king.from];
        if (rook) delete pieces[rook.from];
        pieces[king.to] = k;
        if (rook) pieces[rook.to] = r;
        this.board.view.put(pieces);
    }
}
