// Results as fast as they are typed: a press shows at once and the focus goes on, what is typed is
// kept on this device until the site has it, and what the site refuses comes back loudly. Without
// this script the same buttons send the same form.
import { tell } from "./news.js";

const rows = document.getElementById("results");
const done = document.getElementById("done");
const waiting = document.getElementById("waiting");
const refused = document.getElementById("refused");
const json = { accept: "application/json" };
/** How many results are sent at once: few enough to be answered in good time. */
const MOST = 25;
/** How long an answer may take before what was sent is sent again. */
const PATIENCE = 15_000;
/** How long what is not kept yet needs no word. */
const SOON = 1_500;
const SLOWEST = 15_000;

/** What the site has not confirmed, in the order in which it was typed:
    `{ round, board, game, was, result }`; `held` until somebody says that an older round is meant. */
let queue = [];
/** What is being sent just now. */
let flying = [];
/** Older rounds of which somebody said that they are meant. */
const meant = new Set();
const undone = [];
let failures = 0;
let again;
let store;

function begin() {
    store = `results ${rows.dataset.all} ${rows.dataset.who}`;
    if (rows.dataset.older) meant.add(here());
    queue = read();
    document.querySelector(".keys").hidden = false;
    all().forEach(ready);
    queue.filter(isHere).forEach(show);
    rows.addEventListener("submit", (event) => {
        const row = event.target.closest(".row");
        if (!row || !event.submitter) return;
        event.preventDefault();
        press(row, event.submitter.value);
    });
    document.addEventListener("keydown", typed);
    document.addEventListener("desk-news", (event) => hear(event.detail));
    addEventListener("focus", renew);
    addEventListener("online", () => send());
    addEventListener("beforeunload", (event) => { if (queue.length > 0) event.preventDefault(); });
    send();
}

const here = () => Number(rows.dataset.round);
const isHere = (entry) => entry.round === here();
const all = () => [...rows.querySelectorAll(".row")];
const key = (row) => `${row.dataset.board}.${row.dataset.game}`;
const nameOf = (entry) => `${entry.board}.${entry.game}`;
const find = (name) => all().find((row) => key(row) === name);
const same = (a, b) => a.round === b.round && nameOf(a) === nameOf(b);

/** The last thing typed for a row that is not kept yet. */
const last = (row) => queue.filter(isHere).findLast((entry) => nameOf(entry) === key(row));
/** What a row shows: what was typed, else what is kept. */
const shown = (row) => last(row)?.result ?? row.dataset.result;

/** Rows can be reached by the keyboard themselves. */
function ready(row) {
    row.tabIndex = 0;
}

function press(row, result, taken_back = false) {
    const pending = last(row);
    const was = shown(row);
    if (pending && !flying.includes(pending)) {
        pending.result = result;
        delete pending.held;
    } else {
        const { board, game } = row.dataset;
        queue.push({ round: here(), board: Number(board), game: Number(game), was, result });
    }
    if (!taken_back && was !== result) undone.push({ name: key(row), was, now: result });
    row.querySelectorAll(".trouble, [role=alert]").forEach((told) => told.remove());
    keep();
    show(last(row));
    if (!taken_back) next(row);
    send();
}

/** Shows what was typed as something that is not kept yet. */
function show(entry) {
    const row = find(nameOf(entry));
    if (!row) return;
    row.classList.add("waiting");
    for (const button of row.querySelectorAll("button[name=result]")) {
        button.setAttribute("aria-pressed", String(button.value !== "" && button.value === entry.result));
    }
    const unusual = row.querySelector(`.rest button[value="${CSS.escape(entry.result)}"]`);
    const rest = row.querySelector(".rest");
    if (rest) rest.open = false;
    if (unusual && entry.result) rest.querySelector("summary").textContent = unusual.firstChild.textContent;
}

async function send() {
    clearTimeout(again);
    if (flying.length > 0) return;
    const free = (entry) => !entry.held || meant.has(entry.round);
    // One result a game at a time: what follows rests on what became of the first.
    const first = (entry, place, list) => list.findIndex((other) => same(other, entry)) === place;
    flying = queue.filter(free).filter(first).slice(0, MOST);
    word();
    if (flying.length === 0) return;
    const body = new URLSearchParams();
    body.set("form_token", rows.querySelector("[name=form_token]")?.value ?? "");
    meant.forEach((round) => body.append("older", round));
    for (const { round, board, game, was, result } of flying) {
        body.append("entry", [round, board, game, was || "-", result || "-"].join(" "));
    }
    let answer, said;
    try {
        const signal = AbortSignal.timeout(PATIENCE);
        answer = await fetch(rows.dataset.all, { method: "POST", headers: json, body, signal });
        said = await answer.json();
    } catch {
        return later();
    }
    if (answer.status === 401 || answer.status === 403) return ended();
    if (answer.status === 429 || answer.status >= 500) return later();
    const sent = flying;
    flying = [];
    failures = 0;
    if (answer.ok) sent.forEach((entry, place) => settle(entry, said.rows[place]));
    else sent.forEach((entry) => lose(entry, said.detail));
    keep();
    if (said.done && said.round === here()) done.textContent = said.done;
    send();
}

/** The site does not answer just now: what was sent is sent again, which does no harm. */
function later() {
    flying = [];
    failures += 1;
    word();
    again = setTimeout(send, Math.min(SLOWEST, 500 * 2 ** Math.min(failures, 6)));
}

/** The link or the session has ended: the page says so when it is asked for again, and what was
    typed waits on this device for whoever comes back by the same name. */
function ended() {
    queue.forEach((entry) => { delete entry.held; });
    keep();
    queue = [];
    location.reload();
}

/** What the site says of an entry. */
function settle(entry, answer) {
    if (answer.older) {
        entry.held = true;
        ask(entry.round);
        return;
    }
    queue = queue.filter((other) => other !== entry);
    if (isHere(entry)) {
        const row = find(nameOf(entry));
        if (row && answer.row) exchange(row, answer.row);
    }
    if (!answer.kept) complain(entry, answer.detail);
}

/** What the site could not even read. */
function lose(entry, detail) {
    queue = queue.filter((other) => other !== entry);
    complain(entry, detail);
    if (isHere(entry)) renew();
}

function complain(entry, detail) {
    const words = fill(refused.dataset.lost, { board: entry.board, result: entry.result || "–" });
    const link = document.createElement("a");
    link.href = isHere(entry) ? `#${find(nameOf(entry))?.id ?? ""}` : `${rows.dataset.all}/${entry.round}`;
    link.textContent = words;
    tell(refused, detail ?? "", link);
}

/** Asks once whether an older round is meant. */
function ask(round) {
    if (refused.querySelector(`[data-of="${round}"]`)) return;
    const question = document.createElement("p");
    question.dataset.of = round;
    const words = document.createElement("span");
    words.textContent = fill(refused.dataset.older, { round, current: rows.dataset.current });
    const yes = document.createElement("button");
    yes.type = "button";
    yes.className = "small danger";
    yes.textContent = fill(refused.dataset.do, { round });
    yes.addEventListener("click", () => answered(() => { meant.add(round); }));
    const no = document.createElement("button");
    no.type = "button";
    no.className = "small main";
    no.textContent = refused.dataset.not;
    no.addEventListener("click", () => answered(() => {
        queue = queue.filter((entry) => !entry.held || entry.round !== round);
        keep();
        location.assign(rows.dataset.all);
    }));
    const answered = (then) => {
        question.remove();
        refused.hidden = refused.childElementCount === 0;
        then();
        send();
    };
    question.append(words, yes, no);
    refused.append(question);
    refused.hidden = false;
}

/** Says how much is not kept yet, once that takes longer than one notices. */
function word() {
    clearTimeout(word.timer);
    const say = () => {
        const n = queue.length;
        waiting.hidden = n === 0;
        if (n === 0) return;
        const text = failures > 0 ? waiting.dataset.offline : waiting.dataset.waiting;
        waiting.textContent = fill(text, { n });
    };
    if (queue.length === 0 || !waiting.hidden || failures > 0) say();
    else word.timer = setTimeout(say, SOON);
}

/** Puts a row in the place of an old one; focus stays, and so does what was typed meanwhile. */
function exchange(old, text) {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const fresh = parsed.querySelector(".row");
    const focused = old.contains(document.activeElement);
    ready(fresh);
    if (old.nextElementSibling?.classList.contains("tie")) old.nextElementSibling.remove();
    old.replaceWith(...parsed.body.childNodes);
    const pending = last(fresh);
    if (pending) show(pending);
    if (focused) fresh.focus({ preventScroll: true });
}

/** On to the next board without a result. */
function next(row) {
    if (!row.contains(document.activeElement)) return;
    const list = all();
    const after = list.slice(list.indexOf(row) + 1).find((other) => shown(other) === "");
    (after ?? row).focus();
}

/** Something happened to the event. */
function hear(news) {
    rows.dataset.current = news.round;
    if (news.round > here() && !rows.dataset.older) return follow(news.round);
    if (news.other) return renew();
    if (news.round === here()) done.textContent = news.done;
    for (const entry of news.rows.filter(isHere)) {
        const row = find(nameOf(entry));
        if (row && !isBusy(row)) exchange(row, entry.row);
    }
}

/** Whether somebody has something to do with a row just now. */
function isBusy(row) {
    return last(row) || row.querySelector("details[open], [role=alert]");
}

/** The next round has begun: the page goes there, unless something typed here is not kept yet. */
function follow(round) {
    if (queue.length === 0) return location.assign(rows.dataset.all);
    if (refused.querySelector("[data-now]")) return;
    const link = document.createElement("a");
    link.href = rows.dataset.all;
    link.textContent = refused.dataset.not;
    tell(refused, fill(refused.dataset.current, { round }), link).dataset.now = round;
}

/** What others have entered meanwhile; asked for again once it is there, if more has come. */
async function renew() {
    if (renew.asked) return void (renew.more = true);
    renew.asked = true;
    await look();
    renew.asked = false;
    if (renew.more) setTimeout(renew, 1000);
    renew.more = false;
}

async function look() {
    let page;
    try {
        const answer = await fetch(location.href, { headers: { accept: "text/html" } });
        if (answer.status === 401 || answer.status === 403) return ended();
        if (!answer.ok || answer.redirected) return;
        page = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch {
        return;
    }
    for (const fresh of page.querySelectorAll("#results .row")) {
        const old = find(key(fresh));
        const busy = !old || isBusy(old);
        const alike = old?.dataset.result === fresh.dataset.result && old.textContent === fresh.textContent;
        if (!busy && !alike) exchange(old, fresh.outerHTML);
    }
    const fresh = page.getElementById("done");
    if (fresh) done.textContent = fresh.textContent;
}

const KEYS = { 1: "1-0", "=": "1/2-1/2", 0: "0-1" };
/** The same by place, for keyboards that write something else there. */
const PLACES = {
    Digit1: "1-0", Numpad1: "1-0", Equal: "1/2-1/2", NumpadEqual: "1/2-1/2", Digit0: "0-1", Numpad0: "0-1",
};

function typed(event) {
    if (event.target.closest("input, select, textarea")) return;
    const undo = event.key === "Backspace" || ((event.ctrlKey || event.metaKey) && event.code === "KeyZ");
    if (undo && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        return takeBack();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.target.closest?.(".row");
    const result = KEYS[event.key] ?? PLACES[event.code];
    if (result && row) {
        event.preventDefault();
        press(row, result);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        const list = all();
        const step = event.key === "ArrowDown" ? 1 : -1;
        const place = row ? list.indexOf(row) + step : 0;
        if (!list[place]) return;
        event.preventDefault();
        list[place].focus();
    }
}

/** Takes back the last result that was entered here. */
function takeBack() {
    const before = undone.pop();
    const row = before && find(before.name);
    if (!row || shown(row) !== before.now) return;
    row.focus();
    press(row, before.was, true);
}

function fill(sentence, gaps) {
    return sentence.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
}

/** Keeps on this device what is not kept elsewhere yet. */
function keep() {
    try {
        if (queue.length > 0) localStorage.setItem(store, JSON.stringify(queue));
        else localStorage.removeItem(store);
    } catch {
        // A browser that keeps nothing still has it as long as the page is open.
    }
}

function read() {
    try {
        return JSON.parse(localStorage.getItem(store)) ?? [];
    } catch {
        return [];
    }
}

if (rows) begin();
