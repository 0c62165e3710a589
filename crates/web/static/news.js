// What happens to the event while a page of its desk is open: a result that was changed after it had
// been entered is told here, whoever changed it; other scripts hear of everything by `desk-news`.
const region = document.getElementById("overwritten");
/** After how long a stream that was refused is asked for again. */
const AGAIN = 10_000;

if (region) follow(region);

function follow(region) {
    const [address, query] = region.dataset.live.split("?");
    let seen = new URLSearchParams(query).get("seen");
    let source;
    const listen = () => {
        source?.close();
        source = new EventSource(`${address}?seen=${encodeURIComponent(seen)}`);
        source.addEventListener("desk", (message) => {
            seen = message.lastEventId;
            const news = JSON.parse(message.data);
            news.overwritten.forEach((text) => tell(region, text));
            document.dispatchEvent(new CustomEvent("desk-news", { detail: news }));
        });
        source.addEventListener("error", () => {
            if (source.readyState === EventSource.CLOSED && !document.hidden) setTimeout(listen, AGAIN);
        });
    };
    // A browser opens few connections to one site: a page that nobody sees keeps none.
    document.addEventListener("visibilitychange", () => {
        if (document.hidden) source?.close();
        else listen();
    });
    if (!document.hidden) listen();
}

/** Says something that stays until it has been seen. */
export function tell(region, text, ...more) {
    const line = document.createElement("p");
    const words = document.createElement("span");
    words.textContent = text;
    const seen = document.createElement("button");
    seen.type = "button";
    seen.className = "small";
    seen.textContent = region.dataset.seen;
    seen.addEventListener("click", () => {
        line.remove();
        region.hidden = region.childElementCount === 0;
    });
    line.append(words, ...more, seen);
    region.append(line);
    region.hidden = false;
    return line;
}
