// Progress in the exercises, kept in this browser and nowhere else.

const KEY = "rokada-practice";
const section = document.getElementById("progress");

const read = () => {
    try {
        return JSON.parse(localStorage.getItem(KEY)) ?? {};
    } catch {
        return {};
    }
};

const write = (levels) => {
    try {
        localStorage.setItem(KEY, JSON.stringify(levels));
    } catch {
        // A browser that keeps nothing still asks and marks.
    }
};

/** Counts an answer, the first to each exercise only. */
function count({ level, seed, right }) {
    const levels = read();
    const of = (levels[level] ??= { answered: 0, right: 0, row: 0, seen: [] });
    if (of.seen.includes(seed)) return;
    of.answered += 1;
    of.right += right === "true" ? 1 : 0;
    of.row = right === "true" ? of.row + 1 : 0;
    // Enough to know a reloaded page again.
    of.seen = [...of.seen, seed].slice(-200);
    write(levels);
}

function show() {
    const levels = read();
    if (Object.keys(levels).length > 0) section.hidden = false;
    for (const row of section.querySelectorAll("tr[data-level]")) {
        const of = levels[row.dataset.level] ?? {};
        for (const cell of row.querySelectorAll("[data-of]")) cell.textContent = of[cell.dataset.of] ?? 0;
    }
}

const result = document.getElementById("result");
if (result) count(result.dataset);
show();

// Pressed once it asks, pressed twice it clears.
const clear = section.querySelector("[data-clear]");
const first = clear.textContent;
clear.addEventListener("click", () => {
    if (clear.textContent === clear.dataset.sure) {
        write({});
        clear.textContent = first;
        show();
    } else {
        clear.textContent = clear.dataset.sure;
    }
});
clear.addEventListener("blur", () => (clear.textContent = first));
