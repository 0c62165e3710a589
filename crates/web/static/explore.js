// The explorer, live: the slider, the keys, a random position, without a new page each time. The
// server's page of the position is fetched and its parts put in place.

const shown = document.querySelector(".explore");

if (shown) {
    const slider = document.getElementById("slider");
    const LAST = Number(slider.max);
    let asked = 0;

    document.querySelector(".keys").hidden = false;
    slider.form.querySelector("button").hidden = true;

    /** Puts the parts of a position's page in place of those shown. */
    const load = async (address) => {
        const mine = ++asked;
        const response = await fetch(address, { headers: { Accept: "text/html" } });
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        // Another position has been asked for meanwhile.
        if (mine !== asked) return;
        if (!response.ok) return void location.assign(address);
        for (const part of document.querySelectorAll("[data-part]")) {
            const other = page.querySelector(`[data-part="${part.dataset.part}"]`);
            const focused = part.contains(document.activeElement) && document.activeElement;
            const opened = part.querySelector("details")?.open;
            part.replaceChildren(...document.importNode(other, true).childNodes);
            if (opened) part.querySelector("details").open = true;
            if (focused) (part.querySelector(same(focused)) ?? part.querySelector("a"))?.focus();
        }
        const languages = ".languages";
        document.querySelector(languages)?.replaceWith(document.importNode(page.querySelector(languages), true));
        shown.dataset.number = page.querySelector(".explore").dataset.number;
        if (document.activeElement !== slider) slider.value = shown.dataset.number;
        document.title = page.title;
        history.replaceState(null, "", new URL(response.url).pathname);
    };

    const same = (link) => (link.rel && link.rel !== "nofollow" ? `[rel="${link.rel}"]` : link.hasAttribute("data-random") ? "[data-random]" : "a");
    const go = (number) => load(`/positions/${Math.min(LAST, Math.max(0, number))}`);

    let waiting;
    slider.addEventListener("input", () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => go(Number(slider.value)), 40);
    });

    document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest("input, textarea, select")) return;
        const number = Number(shown.dataset.number);
        const does = {
            ArrowLeft: () => go(number - 1),
            ArrowRight: () => go(number + 1),
            Home: () => go(0),
            End: () => go(LAST),
            r: () => load("/positions/random"),
        }[event.key];
        if (!does) return;
        event.preventDefault();
        does();
    });

    shown.addEventListener("click", (event) => {
        const link = event.target.closest("[rel=prev], [rel=next], [data-random]");
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        load(link.href);
    });
}
