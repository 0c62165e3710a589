// Results without reloading: a press is sent and its row answers, keys press, others' entries
// arrive by themselves. Without this script the same buttons send the same form.
const rows = document.getElementById("results");
const done = document.getElementById("done");
const undone = [];
const json = { accept: "application/json" };
let asking;

if (rows) begin();

function begin() {
    document.querySelector(".keys").hidden = false;
    ready(rows);
    rows.addEventListener("submit", (event) => {
        const row = event.target.closest(".row");
        if (!row || !event.submitter) return;
        event.preventDefault();
        send(row, event.submitter.value);
    });
    document.addEventListener("keydown", press);
    addEventListener("focus", renew);
    asking = setInterval(() => { if (!document.hidden) renew(); }, 5000);
}

/** Rows can be reached by the keyboard themselves, for the keys below. */
function ready(place) {
    for (const row of place.querySelectorAll(".row")) row.tabIndex = 0;
}

const all = () => [...rows.querySelectorAll(".row")];
const key = (row) => `${row.dataset.board}.${row.dataset.game}`;
const find = (name) => all().find((row) => key(row) === name);

async function send(row, result, taken_back = false) {
    if (row.classList.contains("sending") || (result === row.dataset.result && !taken_back)) return;
    const body = new URLSearchParams(new FormData(row));
    body.set("result", result);
    const name = key(row);
    row.classList.add("sending");
    try {
        const answer = await fetch(row.action, { method: "POST", headers: json, body });
        const said = await answer.json();
        if (said.row) {
            exchange(find(name), said.row);
            done.textContent = said.done;
            if (answer.ok && !taken_back) undone.push({ name, was: said.was ?? "", now: result });
            if (answer.ok && !taken_back) next(find(name));
        } else {
            complain(row, said.detail);
        }
    } catch {
        complain(row, rows.dataset.failed);
    }
    find(name)?.classList.remove("sending");
}

/** Puts a row in the place of an old one; focus stays. */
function exchange(old, text) {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const fresh = parsed.querySelector(".row");
    const focused = old.contains(document.activeElement);
    fresh.tabIndex = 0;
    if (old.nextElementSibling?.classList.contains("tie")) old.nextElementSibling.remove();
    old.replaceWith(...parsed.body.childNodes);
    if (focused) fresh.focus({ preventScroll: true });
}

function complain(row, text) {
    row.querySelector(".trouble")?.remove();
    const trouble = document.createElement("p");
    trouble.className = "trouble wrong";
    trouble.setAttribute("role", "alert");
    trouble.textContent = text;
    row.append(trouble);
}

/** On to the next board without a result. */
function next(row) {
    if (!row?.contains(document.activeElement)) return;
    const list = all();
    const after = list.slice(list.indexOf(row) + 1).find((other) => other.dataset.result === "");
    after?.focus();
}

/** The link or the session has ended: the page says so when it is asked for again. */
function ended() {
    clearInterval(asking);
    location.reload();
}

/** What others have entered meanwhile; rows in work are left alone. */
async function renew() {
    let view;
    try {
        const answer = await fetch(rows.dataset.address, { headers: json });
        if (answer.status === 401 || answer.status === 403) return ended();
        if (!answer.ok) return;
        view = await answer.json();
    } catch {
        return;
    }
    const changed = view.boards.flatMap((board) => board.games.map((game) => ({
        name: `${board.board}.${game.game}`,
        result: game.result ?? "",
        says: game.white_says !== null || game.black_says !== null,
    }))).filter(({ name, result, says }) => {
        const row = find(name);
        return row && !row.classList.contains("sending")
            && (row.dataset.result !== result || says !== Boolean(row.querySelector(".report")));
    });
    if (changed.length === 0) return;
    const answer = await fetch(rows.dataset.address, { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const { name } of changed) {
        const fresh = [...page.querySelectorAll(".row")].find((row) => key(row) === name);
        const old = find(name);
        if (fresh && !old.querySelector("details[open]")) exchange(old, fresh.outerHTML);
    }
    done.textContent = page.getElementById("done").textContent;
}

const KEYS = { 1: "1-0", "=": "1/2-1/2", 0: "0-1" };

function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    const row = event.target.closest?.(".row");
    if (event.key in KEYS && row) {
        event.preventDefault();
        send(row, KEYS[event.key]);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        const list = all();
        const step = event.key === "ArrowDown" ? 1 : -1;
        const place = row ? list.indexOf(row) + step : 0;
        if (!list[place]) return;
        event.preventDefault();
        list[place].focus();
    } else if (event.key === "Backspace") {
        event.preventDefault();
        takeBack();
    }
}

/** Takes back the last result that was entered here. */
function takeBack() {
    const last = undone.pop();
    const row = last && find(last.name);
    if (!row || row.dataset.result !== last.now) return;
    row.focus();
    send(row, last.was, true);
}
