// Playing on a board: the server is asked what may be played and told what was.

import { choose } from "./board-choice.js";
import { hands } from "./board-steps.js";
import { settings, speak } from "./board-voice.js";

export class Play {
    constructor(board) {
        this.board = board;
        this.view = board.view;
        this.chosen = null;
        this.asked = 0;
        this.view.grid.classList.add("plays");
        for (const form of board.element.querySelectorAll("form")) form.addEventListener("submit", (event) => this.submit(event));
        const { start, moves, at } = board.element.dataset;
        this.line = { fen: start, moves, at };
        this.fetch(this.line).then((told) => told && this.accept(told, false));
    }

    /** Another line on the board. */
    async show({ fen = this.line.fen, moves = "", at } = {}) {
        const told = await this.fetch({ fen, moves, at });
        if (told) this.accept(told, false);
        return told;
    }

    /** The server's answer to a line and perhaps to what was typed; nothing when it was refused. */
    async fetch(line) {
        const asked = ++this.asked;
        const query = new URLSearchParams({ style: settings.style });
        for (const [name, value] of Object.entries(line)) if (value !== undefined && value !== "") query.set(name, value);
        try {
            const response = await fetch(`/board?${query}`, { headers: { Accept: "application/json" } });
            const answer = await response.json();
            // A newer question has been asked meanwhile.
            if (asked !== this.asked) return null;
            if (response.ok) return answer;
            this.board.tell(answer.detail);
        } catch {
            this.board.tell(this.board.texts.failed);
        }
        return null;
    }

    /** Shows what the server told; a move just played is seen and heard. */
    async accept(told, played, dropped) {
        const { board, view } = this;
        this.drop();
        this.running?.stop();
        this.told = told;
        this.line = { fen: told.start, moves: told.moves, at: told.at };
        for (const form of board.element.querySelectorAll("form")) {
            for (const name of ["fen", "moves", "at"]) form.elements[name].value = this.line[name];
        }
        view.tag("last", told.last ? [told.last.from, told.last.to] : []);
        view.tag("check", told.check ? [told.check] : []);
        view.tag("movable", told.legal.map((move) => move.from));
        const said = !told.last ? "" : told.over ? `${told.last.says}. ${told.status}` : told.last.says;
        if (played || board.element.querySelector(".moved").textContent !== said) view.say(".moved", said);
        if (played) {
            board.tell("");
            speak(said, board.texts.lang);
        }
        board.emit("told", told);
        if (played && told.last?.hands) {
            this.running = hands(view, told.last.hands);
            await this.running.done;
            if (this.told !== told) return;
        }
        view.put(told.pieces, played && told.last && { ...told.last, dropped });
    }

    /** The moves that a piece may mean by going from a square to another. */
    meant(from, to) {
        return (this.told?.legal ?? []).filter((move) => move.from === from && move.to.includes(to));
    }

    act(square) {
        if (this.chosen && this.meant(this.chosen, square).length) return this.choose(this.meant(this.chosen, square));
        if (this.chosen === square) {
            this.board.tell(`${this.view.nameOf(square)}: ${this.board.texts.unchosen}`);
            return this.drop();
        }
        if (this.mayTake(square)) {
            this.take(square);
            return this.board.tell(`${this.view.nameOf(square)}: ${this.board.texts.chosen}`);
        }
        this.board.tell(`${this.view.nameOf(square)}: ${this.chosen ? this.board.texts.illegal : this.board.texts.nothing}`);
    }

    mayTake(square) { return (this.told?.legal ?? []).some((move) => move.from === square); }

    /** A piece is taken in hand: where it may go is shown. */
    take(square) {
        this.chosen = square;
        const moves = this.told.legal.filter((move) => move.from === square);
        const goals = (takes) => moves.filter((move) => move.takes === takes).flatMap((move) => move.to);
        this.view.tag("chosen", [square]);
        this.view.tag("target", goals(false));
        this.view.tag("taking", goals(true));
        this.view.tag("onto", goals(false).filter((goal) => this.view.at(goal)));
        this.view.name();
    }

    /** Nothing is in hand any more; `true` when something was. */
    drop() {
        const held = this.chosen !== null;
        this.chosen = null;
        for (const name of ["chosen", "target", "taking", "onto"]) this.view.tag(name, []);
        this.view.name();
        return held;
    }

    /** A dragged piece is let go. */
    release(from, to) {
        const meant = to && to !== from ? this.meant(from, to) : [];
        if (meant.length) return this.choose(meant, true);
        if (to && to !== from) this.board.tell(`${this.view.nameOf(to)}: ${this.board.texts.illegal}`);
        if (to !== from) this.drop();
    }

    /** One move is played; of several one is asked for. */
    async choose(moves, dropped = false) {
        const { texts } = this.board;
        const move = moves.length === 1 ? moves[0] : await choose(moves, texts.which, texts.cancel);
        if (!move) return this.drop();
        if (!this.board.emit("moved", move)) return this.drop();
        const moves_so_far = this.told.moves.split(",").filter(Boolean).slice(0, this.told.at);
        const told = await this.fetch({ fen: this.told.start, moves: [...moves_so_far, move.uci].join(",") });
        if (told) await this.accept(told, true, dropped);
    }

    /** Back or forward along the line. */
    async go(step) { await this.goTo(this.told.at + step); }

    async goTo(at) {
        if (at < 0 || at > this.told.plies.length || at === this.told.at) return;
        const forward = at === this.told.at + 1;
        const told = await this.fetch({ ...this.line, at });
        if (told) await this.accept(told, forward);
    }

    async undo() { await this.hear("undo"); }

    submit(event) {
        event.preventDefault();
        const field = event.target.elements.say;
        const typed = event.submitter?.name === "say" ? event.submitter.value : field.value;
        this.hear(typed, field);
    }

    /** What was typed: a move, a question, a command. */
    async hear(typed, field) {
        const told = await this.fetch({ ...this.line, say: typed });
        if (!told) return;
        const { kind, text, moves } = told.heard;
        if (field?.value !== undefined && kind !== "refused" && kind !== "which") field.value = "";
        else field?.select?.();
        if (kind === "moved") {
            const move = this.told.legal.find((legal) => told.moves.split(",")[told.at - 1] === legal.uci);
            if (!this.board.emit("moved", move)) return;
            return this.accept(told, true);
        }
        if (kind === "which") return this.choose(this.told.legal.filter((move) => moves.some(([uci]) => uci === move.uci)));
        if (kind === "flipped") this.board.flip();
        if (kind === "undone") await this.accept(told, false);
        this.board.tell(text);
        speak(text, this.board.texts.lang);
    }

    ask(question) { return this.hear(question); }

    tellLast() { this.told?.last ? this.board.tell(this.told.last.says) : this.ask("last move"); }

    tellTaken() { this.told?.last ? this.board.tell(this.told.last.took) : this.ask("last move"); }

    tellMoves(square, onlyTaking) {
        const moves = (this.told?.legal ?? []).filter((move) => move.from === square && (move.takes || !onlyTaking));
        this.board.tell(moves.length ? moves.map((move) => move.says).join("; ") : `${this.view.nameOf(square)}: ${this.board.texts.nothing}`);
    }
}
