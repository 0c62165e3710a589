// The pages of castling: what only scripts can do is shown, announcements are spoken.

import { canSpeak, say } from "./board-voice.js";

for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;

if (canSpeak()) {
    for (const button of document.querySelectorAll("[data-speak]")) {
        button.hidden = false;
        button.addEventListener("click", () => say(button.dataset.speak, button.dataset.lang));
    }
}
