// Which of several moves is meant: what a pawn becomes, a king's step or castling.

/** The move chosen of several, or nothing. The first letter of a promotion chooses it too. */
export function choose(moves, title, none) {
    const dialog = document.createElement("dialog");
    dialog.className = "choice";
    const heading = document.createElement("h2");
    heading.textContent = title;
    heading.id = `choice-${Math.random().toString(36).slice(2)}`;
    dialog.setAttribute("aria-labelledby", heading.id);
    dialog.append(heading);
    return new Promise((resolve) => {
        const button = (text, move) => {
            const made = document.createElement("button");
            made.type = "button";
            made.textContent = text;
            made.addEventListener("click", () => {
                dialog.close();
                resolve(move);
            });
            dialog.append(made);
        };
        for (const move of moves) button(move.choice, move);
        button(none, null);
        dialog.addEventListener("keydown", (event) => {
            const move = moves.find((move) => move.uci.length === 5 && move.uci[4] === event.key.toLowerCase());
            if (!move) return;
            event.preventDefault();
            dialog.close();
            resolve(move);
        });
        dialog.addEventListener("close", () => {
            dialog.remove();
            resolve(null);
        });
        document.body.append(dialog);
        dialog.showModal();
    });
}
