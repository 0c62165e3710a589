// What every page must be, whoever reads it.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { PHONE, SCREEN, TAGS } from "./browser.mjs";
import { root } from "./site.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: { "target-size": { enabled: true } },
};
const CONTRAST = { runOnly: { type: "rule", values: ["color-contrast"] } };
const MOST_BYTES = 150_000;
/// No measurement: a page that takes this long hangs.
const MOST_MS = 5_000;

/// The names of all messages; one that is read on a page has not been said.
const messages = new Set(
  readdirSync(join(root, "locales/en"))
    .filter((file) => file.endsWith(".ftl"))
    .flatMap((file) => readFileSync(join(root, "locales/en", file), "utf8").split("\n"))
    .map((line) => /^([a-z][a-z0-9]*-[a-z0-9-]+) =/.exec(line)?.[1])
    .filter(Boolean),
);

/// Takes down what goes wrong on a page while it is used.
export function watch(page, site) {
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error in a script: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const elsewhere = !request.url().startsWith(`${site.address}/`);
    if (elsewhere && !request.url().startsWith("data:")) faults.push(`asks ${request.url()}`);
  });
  return faults;
}

/// What is wrong with the page as it stands. English is read at a screen by day and in the dark,
/// the other languages on a phone. A sheet to be printed is as wide as its paper, and one table.
export async function faultsOf(page, lang, { sheet = false } = {}) {
  const faults = [];
  for (const size of [PHONE, SCREEN]) {
    await page.setViewportSize(size);
    await settled(page);
    const wide = sheet ? null : await tooWide(page);
    if (wide) faults.push(`${size.width} px: ${wide}`);
    if ((size === SCREEN) === (lang === "en")) faults.push(...(await axeFaults(page)));
  }
  if (lang === "en") {
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page);
    faults.push(...(await axeFaults(page, CONTRAST)).map((fault) => `dark: ${fault}`));
    await page.emulateMedia({ colorScheme: null });
  }
  const headings = await page.locator("h1").count();
  if (headings !== 1) faults.push(`${headings} first headings`);
  return [...faults, ...(await wordFaults(page, lang)), ...(await weightFaults(page))];
}

/// Colours and sizes that change are on their way for a frame or two.
function settled(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
}

/// What reaches beyond the window, and how far. A window that has just got another size is given a
/// moment to settle.
async function tooWide(page) {
  for (const wait of [0, 500]) {
    await page.waitForTimeout(wait);
    const found = await page.evaluate(() => {
      const beyond = document.scrollingElement.scrollWidth - window.innerWidth;
      if (beyond <= 0) return null;
      const out = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
      );
      const names = out.slice(0, 3).map((element) => element.outerHTML.slice(0, 80));
      return `${beyond} px too wide: ${names.join(", ")}`;
    });
    if (!found) return null;
    if (wait > 0) return found;
  }
}

export async function axeFaults(page, rules = RULES) {
  // Evaluated by the debugger, which the page's own policy does not bind.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate((rules) => window.axe.run(document, rules), rules);
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(" ")).slice(0, 4).join(", ")}`,
  );
}

async function wordFaults(page, lang) {
  const faults = [];
  const { tag, title, text } = await page.evaluate(() => {
    // What is marked as another language's is not read as this one's.
    const copy = document.body.cloneNode(true);
    for (const other of copy.querySelectorAll("[lang]")) other.remove();
    const spoken = [...document.querySelectorAll("[aria-label], [placeholder], [alt]")].map(
      (element) => ["aria-label", "placeholder", "alt"].map((name) => element.getAttribute(name)),
    );
    return {
      tag: document.documentElement.lang,
      title: document.title,
      text: [copy.textContent, ...spoken.flat()].filter(Boolean).join("\n"),
    };
  });
  if (tag !== TAGS[lang]) faults.push(`lang="${tag}"`);
  if (!title) faults.push("no title");
  for (const word of new Set(text.match(/[a-z][a-z0-9]*(-[a-z0-9]+)+/g))) {
    if (messages.has(word)) faults.push(`message not said: ${word}`);
  }
  if (/\{\s*\$/.test(text)) faults.push("a message with its variables");
  const cyrillic = /[а-яё]{3}/i.exec(text);
  if (cyrillic && lang !== "ru") faults.push(`Russian: ${cyrillic[0]}`);
  if (!cyrillic && lang === "ru") faults.push("not in Russian");
  return faults;
}

async function weightFaults(page) {
  const { bytes, ms } = await timing(page);
  const faults = [];
  if (bytes > MOST_BYTES) faults.push(`${bytes} bytes`);
  if (ms > MOST_MS) faults.push(`ready after ${ms} ms`);
  return faults;
}

/// How many bytes the page and what it needs are, as sent, and when it could be used.
export function timing(page) {
  return page.evaluate(() => {
    const [own] = performance.getEntriesByType("navigation");
    const all = [own, ...performance.getEntriesByType("resource")];
    return {
      bytes: all.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      ms: Math.round(own.domContentLoadedEventEnd),
    };
  });
}
