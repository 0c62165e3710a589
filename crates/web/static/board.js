// Boards that a hand may use: pointer, touch, keyboard, voice. The markup is made by the server
// (`board::Live`) and can be read without this; what a move means is the server's to say (/board).
//
//   import { board } from "./board.js";
//   const b = board("id");                 // the board with that id
//   await b.show({ fen, moves, at });      // play: a line from the server (fen: number, letters, FEN)
//   b.put({ e1: "wK", a8: "bR" });         // setup: pieces by squares
//   b.selected;                            // select: the chosen squares
//   b.flip(); b.tell("said and shown");
//   b.told; b.pieces; b.below;             // the server's last answer, pieces by squares, "w" or "b"
//
// Events on the element, with what they tell in `detail`: board:told (the server's answer: fen,
// turn, pieces, legal, last, plies, status ...), board:moved (the move as it is in `legal`; cancel
// it to keep it from being played), board:selected ({squares}), board:setup ({board}: the first
// field of a FEN), board:step ({nth, of}).

import { Keys } from "./board-keys.js";
import { Play } from "./board-play.js";
import { Pointer } from "./board-pointer.js";
import { Setup } from "./board-setup.js";
import { Steps } from "./board-steps.js";
import { View } from "./board-view.js";

const boards = new Map();

/** The board of an id. */
export const board = (id) => boards.get(id);

export class Board {
    constructor(element) {
        this.element = element;
        this.mode = element.dataset.board;
        this.texts = JSON.parse(element.dataset.texts);
        this.view = new View(element, this.texts);
        this.play = this.mode === "play" ? new Play(this) : null;
        this.setup = this.mode === "setup" ? new Setup(this) : null;
        this.hands = this.mode === "steps" ? new Steps(this) : null;
        this.keys = new Keys(this);
        new Pointer(this);
        element.querySelectorAll("[data-do][hidden]").forEach((control) => (control.hidden = false));
        element.addEventListener("click", (event) => this.press(event.target.closest("[data-do]")));
        element.addEventListener("change", (event) => {
            if (event.target.closest("[role=gridcell]")) this.emit("selected", { squares: this.selected });
        });
    }

    get told() { return this.play?.told; }
    get pieces() { return this.view.pieces; }
    get below() { return this.view.below; }
    get selected() { return [...this.view.cells].filter(([, cell]) => cell.querySelector("input")?.checked).map(([square]) => square); }

    press(control) {
        const does = control?.dataset.do;
        if (does === "flip") this.flip();
        else if (does === "undo") this.play?.undo();
        else if (does === "step") this.hands?.step();
        else if (does === "replay") this.hands?.replay();
        else if (does === "empty") this.setup?.empty();
    }

    /** A hand or the Enter key on a square. */
    act(square) {
        if (this.play) this.play.act(square);
        else if (this.setup) this.setup.act(square);
        else if (this.mode === "select") this.view.cells.get(square).querySelector("input").click();
        else this.tell(this.view.nameOf(square));
    }

    show(line) { return this.play?.show(line); }

    put(pieces) {
        this.view.put(pieces);
        this.setup?.changed();
    }

    flip() {
        // The squares change places, and what changes its place loses the focus.
        const focused = this.view.grid.contains(document.activeElement);
        this.view.flip();
        this.keys.settle();
        if (focused) this.keys.go(this.keys.square);
    }

    /** Says something to those who see and to those who listen. */
    tell(text) { this.view.say(".said", text); }

    /** Sends an event; `false` when a page has cancelled it. */
    emit(name, detail) {
        return this.element.dispatchEvent(new CustomEvent(`board:${name}`, { detail, bubbles: true, cancelable: true }));
    }
}

for (const element of document.querySelectorAll("[data-board]")) boards.set(element.id, new Board(element));
