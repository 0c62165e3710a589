// The hall's screen: one part of the page after the other, a countdown, and news as they come.
const EACH = 12000;
/** How long a page that could not be fetched is waited for. */
const AGAIN = 5000;

let shown = 0;
let paused = false;
let turn;

const hall = () => document.querySelector(".hall");
const screens = () => [...hall().querySelectorAll(".screen")];
/** Seconds by the server's clock. */
const ahead = Number(hall().dataset.now) - Date.now() / 1000;
const now = () => Date.now() / 1000 + ahead;

begin();
follow();
setInterval(count, 500);

function begin() {
    hall().classList.add("paged");
    hall().querySelector("footer").hidden = false;
    hall().querySelector(".pause").addEventListener("click", pause);
    hall().querySelector(".full").addEventListener("click", full);
    show(shown);
    count();
}

/** Shows a part, and the next one after a while. */
function show(nth) {
    const all = screens();
    const isPosition = (screen) => screen.matches(".position, .positions");
    const position = all.findIndex(isPosition);
    // Between announcement and start the position has the screen to itself.
    const alone = position >= 0 && isAnnouncing();
    shown = nth % Math.max(all.length, 1);
    if (alone && !isPosition(all[shown])) shown = position;
    all.forEach((screen, at) => { screen.hidden = at !== shown; });
    dots(all.length);
    clearTimeout(turn);
    if (!paused) turn = setTimeout(() => show(shown + 1), EACH);
}

function isAnnouncing() {
    const { announced, starts } = hall().dataset;
    return Number(announced) <= now() && now() < Number(starts);
}

function dots(count) {
    const row = hall().querySelector(".dots");
    row.replaceChildren(...Array.from({ length: count > 1 ? count : 0 }, (_, at) => {
        const dot = document.createElement("span");
        if (at === shown) dot.className = "here";
        return dot;
    }));
}

function pause() {
    const button = hall().querySelector(".pause");
    const words = button.textContent;
    paused = !paused;
    button.textContent = button.dataset.goOn;
    button.dataset.goOn = words;
    if (paused) clearTimeout(turn);
    else show(shown + 1);
}

function full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen?.();
}

/** How long until the position is announced, then until the clocks start. */
function count() {
    const { announced, starts, untilPosition, untilStart } = hall().dataset;
    const line = hall().querySelector(".countdown");
    const [moment, sentence] = now() < Number(announced) ? [announced, untilPosition] : [starts, untilStart];
    const left = moment ? Math.ceil(Number(moment) - now()) : 0;
    if (line.dataset.moment && line.dataset.moment !== moment) show(shown);
    // The stream tells of an announcement; should it be gone, the clock does.
    if (left === 0 && line.dataset.left === "1") setTimeout(renew, 1000);
    line.dataset.moment = moment ?? "";
    line.dataset.left = left;
    line.hidden = left <= 0;
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    line.textContent = sentence.replace("{time}", time);
}

function follow() {
    const source = new EventSource(hall().dataset.stream);
    source.addEventListener("change", renew);
}

async function renew() {
    try {
        const answer = await fetch(location.href, { headers: { accept: "text/html" } });
        if (!answer.ok) throw new Error(answer.status);
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const wasPaused = paused;
        hall().replaceWith(page.querySelector(".hall"));
        paused = false;
        begin();
        if (wasPaused) pause();
    } catch {
        setTimeout(renew, AGAIN);
    }
}
