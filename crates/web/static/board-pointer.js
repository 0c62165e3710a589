// Pointer and touch on a board: a tap acts on a square, a drag takes a piece along.

const FAR = 5;

export class Pointer {
    constructor(board) {
        this.board = board;
        this.view = board.view;
        const grid = this.view.grid;
        grid.addEventListener("pointerdown", (event) => this.down(event));
        grid.addEventListener("pointermove", (event) => this.move(event));
        grid.addEventListener("pointerup", (event) => this.up(event));
        grid.addEventListener("pointercancel", () => this.cancel());
        grid.addEventListener("lostpointercapture", () => this.cancel());
    }

    get takes() { return this.board.play ?? this.board.setup; }

    down(event) {
        if (event.button !== 0 || !event.isPrimary || this.board.mode === "select") return;
        const square = this.view.squareAt(event.clientX, event.clientY);
        if (!square) return;
        this.held = { square, x: event.clientX, y: event.clientY, dragged: false };
        if (this.takes?.mayTake(square)) this.view.grid.setPointerCapture(event.pointerId);
    }

    move(event) {
        const { held, view } = this;
        if (!held || !this.takes?.mayTake(held.square)) return;
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
        if (!held.dragged) {
            if (Math.hypot(dx, dy) < FAR) return;
            held.dragged = true;
            held.use = view.uses.get(held.square);
            held.use.classList.add("held");
            view.layer.append(held.use);
            this.takes.take(held.square);
        }
        // The piece hangs at the finger by its middle.
        const box = view.grid.getBoundingClientRect();
        const scale = 360 / box.width;
        const [x, y] = view.corner(held.square);
        const to = [(event.clientX - box.left) * scale - 22.5 - x, (event.clientY - box.top) * scale - 22.5 - y];
        held.use.setAttribute("transform", `translate(${to[0]} ${to[1]})`);
        view.tag("over", [view.squareAt(event.clientX, event.clientY)]);
    }

    up(event) {
        const { held, view } = this;
        if (!held) return;
        this.held = null;
        const square = view.squareAt(event.clientX, event.clientY);
        view.tag("over", []);
        if (!held.dragged) {
            if (square === held.square) {
                this.board.keys.enter(square);
                this.board.act(square);
            }
            return;
        }
        held.use.classList.remove("held");
        held.use.removeAttribute("transform");
        this.takes.release(held.square, square);
    }

    cancel() {
        if (!this.held?.dragged) return;
        this.held.use.classList.remove("held");
        this.held.use.removeAttribute("transform");
        this.held = null;
        this.view.tag("over", []);
    }
}
