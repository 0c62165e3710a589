// Announcements spoken by the browser, when they are asked for, and how moves are announced.

const kept = (name, value) => {
    try {
        if (value !== undefined) localStorage.setItem(`rokada-${name}`, value);
        return localStorage.getItem(`rokada-${name}`);
    } catch {
        return null;
    }
};

/** How this browser's reader has moves announced. */
export const settings = {
    get style() { return kept("announce") ?? "letters"; },
    set style(style) { kept("announce", style); },
    get voice() { return kept("voice") === "on"; },
    set voice(on) { kept("voice", on ? "on" : "off"); },
};

/** A voice of the language; Croatian and Bosnian ones speak Serbian. */
function voiceFor(lang) {
    const first = lang.split("-")[0];
    const near = first === "sr" ? ["sr", "hr", "bs"] : [first];
    const voices = speechSynthesis.getVoices();
    const speaks = (voice, wanted) => voice.lang.replace("_", "-").toLowerCase().split("-")[0] === wanted;
    return voices.find((voice) => voice.lang.replace("_", "-") === lang)
        ?? near.map((wanted) => voices.find((voice) => speaks(voice, wanted))).find(Boolean);
}

export const canSpeak = () => "speechSynthesis" in window;

/** Speaks a text in the reader's language, if speaking is on. */
export function speak(text, lang) {
    if (settings.voice && canSpeak()) say(text, lang);
}

/** Speaks a text that was asked for. */
export function say(text, lang) {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = lang;
    said.voice = voiceFor(lang) ?? null;
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
}
