// The free board's page follows its board: moves, texts to take away, the address, announcements.

import { board } from "./board.js";
import { canSpeak, settings } from "./board-voice.js";

const free = board("board");
const by = (id) => document.getElementById(id);

/** The moves of the line, each a way to the position after it. */
function list({ plies, at }) {
    const nav = by("line");
    const first = nav.querySelector("[data-at='0']");
    const link = (to, text) => {
        const made = to === 0 ? first : document.createElement("a");
        if (to > 0) Object.assign(made, { textContent: text, href: "#" });
        made.dataset.at = to;
        if (to === at) made.setAttribute("aria-current", "step");
        else made.removeAttribute("aria-current");
        return made;
    };
    const parts = [link(0)];
    plies.forEach(({ number, turn, san }, nth) => {
        if (turn === "w" || nth === 0) {
            const count = document.createElement("span");
            count.className = "nth";
            count.textContent = turn === "w" ? `${number}.` : `${number}…`;
            parts.push(" ", count);
        }
        parts.push(" ", link(nth + 1, san));
    });
    nav.replaceChildren(...parts);
    nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

free.element.addEventListener("board:told", ({ detail: told }) => {
    by("status").textContent = told.status;
    by("fen").value = told.fen;
    by("pgn").value = told.pgn;
    by("address").value = location.origin + told.address;
    document.querySelector(".answer")?.remove();
    list(told);
    history.replaceState(null, "", told.address);
});

by("line").addEventListener("click", (event) => {
    const link = event.target.closest("[data-at]");
    if (!link) return;
    event.preventDefault();
    const at = Number(link.dataset.at);
    free.play.goTo(at).then(() => by("line").querySelector(`[data-at='${at}']`)?.focus());
});

for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
        const field = by(button.dataset.copy);
        field.select();
        await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand("copy"));
        free.tell(button.dataset.copied);
    });
}

by("style").value = settings.style;
by("style").addEventListener("change", (event) => {
    settings.style = event.target.value;
    free.show(free.play.line);
});
document.querySelector("[data-plain]").hidden = true;
if (canSpeak()) {
    by("voice").closest("label").hidden = false;
    by("voice").checked = settings.voice;
    by("voice").addEventListener("change", (event) => (settings.voice = event.target.checked));
}
