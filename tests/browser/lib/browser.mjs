// Opens Chromium as a reader of one language has it, on a phone or at a desk.

import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

export const LANGS = ["en", "sr", "pt", "ru"];
/// What the pages call the languages (BCP 47).
export const TAGS = { en: "en", sr: "sr-Latn", pt: "pt-BR", ru: "ru" };

export const PHONE = { width: 360, height: 740 };
export const SCREEN = { width: 1280, height: 900 };

export function launch() {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: installed(),
    // Chromium refuses its sandbox to root.
    args: root ? ["--no-sandbox"] : [],
  });
}

function installed() {
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      // The next may be there.
    }
  }
  throw new Error("the tests need Chromium: it is not installed");
}

/// A browser of somebody who reads this language; nothing is shared with any other.
export function reader(browser, site, lang = "en", options = {}) {
  return browser.newContext({
    baseURL: site.address,
    locale: TAGS[lang],
    viewport: SCREEN,
    ...options,
  });
}

/// Presses what leads to another page, and waits until that is there.
export async function press(button) {
  const loaded = button.page().waitForEvent("load");
  await button.click();
  await loaded;
}
