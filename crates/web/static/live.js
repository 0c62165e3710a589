// News of an event: the page is fetched anew when a part of it has changed, what differs is put in
// its place, and a sentence says what happened.
const SHOWN_FOR = 8000;

const region = document.querySelector(".live");
if (region) follow(region);

function follow(region) {
    const { stream, part } = region.dataset;
    const [address] = stream.split("?");
    let seen = new URLSearchParams(stream.split("?")[1]).get("seen");
    let source;
    const listen = () => {
        source = new EventSource(`${address}?seen=${encodeURIComponent(seen)}`);
        source.addEventListener("change", (message) => {
            seen = message.lastEventId;
            const news = JSON.parse(message.data);
            if (!news.parts || concerns(news.parts, part)) renew();
            announce(region, news);
        });
    };
    // A browser opens few connections to one site: a page that nobody sees keeps none.
    document.addEventListener("visibilitychange", () => {
        if (document.hidden) source?.close();
        else listen();
    });
    if (!document.hidden) listen();
}

/** Whether a page is among the parts; `players` stands for every card. */
function concerns(parts, part) {
    return parts.includes(part) || parts.includes(part.split("/")[0]);
}

async function renew() {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("main");
    if (fresh) exchange(document.querySelector("main"), fresh);
}

/** Makes `old` like `fresh` and leaves alone what is the same: focus, selection and scroll stay. */
function exchange(old, fresh) {
    // What the reader has opened stays open.
    if (old.nodeName === "DETAILS" && fresh.nodeName === "DETAILS") fresh.open = old.open;
    if (old.isEqualNode(fresh) || old.classList?.contains("live")) return;
    const alike = old.nodeName === fresh.nodeName && old.nodeType === Node.ELEMENT_NODE
        && old.childNodes.length === fresh.childNodes.length
        && old.cloneNode(false).isEqualNode(fresh.cloneNode(false));
    if (alike && old.childNodes.length > 0) {
        const news = [...fresh.childNodes];
        [...old.childNodes].forEach((child, nth) => exchange(child, news[nth]));
        return;
    }
    if (old.nodeName === "MAIN") {
        exchangeChildren(old, fresh);
        return;
    }
    if (old.contains?.(document.activeElement) && document.activeElement !== document.body) {
        const id = document.activeElement.id;
        old.replaceWith(fresh);
        if (id) document.getElementById(id)?.focus({ preventScroll: true });
        return;
    }
    old.replaceWith(fresh);
}

/** The same for a page that has more or fewer parts than before: the live region stays. */
function exchangeChildren(old, fresh) {
    const live = old.querySelector(".live");
    const news = [...fresh.childNodes].map((node) => node.classList?.contains("live") ? live : node);
    const before = [...old.childNodes];
    news.forEach((node, nth) => {
        const there = before[nth];
        if (!there) old.append(node);
        else if (node !== there) exchange(there, node);
    });
    before.slice(news.length).forEach((node) => node.remove());
}

function announce(region, news) {
    const sentences = [
        ...(news.published ?? []).map((round) => fill(region.dataset.round, { round })),
        ...(news.positions ?? []).map((round) => fill(region.dataset.position, { round })),
        ...(news.results ?? []).map((result) => fill(region.dataset.result, result)),
    ];
    if (sentences.length === 0) return;
    region.textContent = sentences.join(" ");
    clearTimeout(region.going);
    region.going = setTimeout(() => { region.textContent = ""; }, SHOWN_FOR);
}

function fill(sentence, gaps) {
    return sentence.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
}
