// Counts down to the moment a position is announced, and reads the page anew when it has come.
const shown = [...document.querySelectorAll(".countdown")].map((place) => ({
    place,
    until: Date.parse(place.dataset.until),
    text: place.dataset.left,
}));

function tick() {
    for (const { place, until, text } of shown) {
        const left = Math.max(0, Math.round((until - Date.now()) / 1000));
        const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
        const [first, ...rest] = parts[0] > 0 ? parts : parts.slice(1);
        const clock = [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
        place.textContent = text.replace("{left}", clock);
        place.hidden = false;
        if (left === 0) {
            // The server's clock decides; a second later it agrees.
            setTimeout(() => location.reload(), 1000);
            return;
        }
    }
    setTimeout(tick, 1000);
}

if (shown.length > 0) tick();
