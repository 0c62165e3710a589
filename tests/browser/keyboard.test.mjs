// Everything can be done by the keyboard alone, and where the keyboard is can be seen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, reader } from "./lib/browser.mjs";
import { own } from "./lib/owner.mjs";
import { start } from "./lib/site.mjs";

const PAGES = [
  "/",
  "/draw",
  "/draw/one-die",
  "/draw/program",
  "/positions/518",
  "/castle",
  "/castle/practice",
  "/castle/ruling",
  "/board",
  "/learn",
  "/events",
  "/events/evening/1",
  "/events/evening/desk",
  "/events/evening/desk/results",
  "/events/new",
];

let site;
let browser;
let page;

before(async () => {
  site = await start(async ({ rokada }) => {
    await rokada("event", "new", "Evening", "--rounds", "3", "--initial", "white");
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await rokada("event", "enter", "evening", `Player 0${number} ${2200 - 10 * number}`);
    }
    await rokada("event", "next", "evening");
  });
  browser = await launch();
  page = await (await reader(browser, site)).newPage();
  await own(page, site);
});

after(async () => {
  await browser?.close();
  await site?.stop();
});

for (const address of PAGES) {
  test(`Tab reaches all of ${address}, and is seen there`, async () => {
    await page.goto(address);
    const names = await listTabbable(page);
    const reached = new Set();
    const seen = new Set();
    // A field for a day is three stops.
    const most = 2 * names.length + 20;
    for (let pressed = 0; pressed < most && reached.size < names.length; pressed += 1) {
      await page.keyboard.press("Tab");
      const { place, ringed } = await page.evaluate(focused);
      reached.add(place);
      if (ringed) seen.add(place);
    }
    const missing = (places) => names.filter((_, place) => !places.has(place));
    assert.deepEqual(missing(reached), [], "never reached");
    assert.deepEqual(missing(seen), [], "reached, and not seen");
  });
}

/// What Tab should reach, remembered in the page; answers names for it.
function listTabbable(page) {
  return page.evaluate(() => {
    const kinds = "a[href], button, input, select, textarea, summary, [tabindex]";
    const open = (element) =>
      !element.disabled &&
      element.tabIndex >= 0 &&
      element.type !== "hidden" &&
      element.checkVisibility({ visibilityProperty: true });
    // Of a group of radio buttons Tab goes to one, arrows to the others.
    const group = ({ name, form }) => [...form.querySelectorAll(`input[type=radio][name="${name}"]`)];
    const others = (element) => {
      if (element.type !== "radio" || !element.form) return false;
      const all = group(element);
      return element !== (all.find(({ checked }) => checked) ?? all[0]);
    };
    window.tabbable = [...document.querySelectorAll(kinds)].filter(
      (element) => open(element) && !others(element),
    );
    return window.tabbable.map(
      (element) => `${element.tagName} ${element.id || element.name || element.textContent.trim()}`,
    );
  });
}

/// Where the focus is, and whether something on the screen shows it.
function focused() {
  const element = document.activeElement;
  const rings = ({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  const around = [element, element.parentElement].filter(Boolean).map((at) => getComputedStyle(at));
  const { width, height, bottom, right } = element.getBoundingClientRect();
  return {
    place: window.tabbable.indexOf(element),
    ringed: around.some(rings) && width > 0 && height > 0 && bottom > 0 && right > 0,
  };
}

test("a game is played on the board", async () => {
  await page.goto("/board?fen=518");
  await walkTo("e2");
  await page.keyboard.press("Enter");
  await walkTo("e4");
  await page.keyboard.press("Enter");
  await stands("e4", "white pawn");
  await walkTo("e7");
  await page.keyboard.press("Space");
  await walkTo("e5");
  await page.keyboard.press("Space");
  await stands("e5", "black pawn");
  assert.match(await page.locator("#fen").inputValue(), /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\//);
});

test("castling is played, and told from a step of the king", async () => {
  // The king may step to g1, where castling takes it too.
  const corner = "/board?fen=4k3/8/8/8/8/8/8/5K1R w H - 0 1";
  const dialog = page.locator("dialog[open]");
  for (const [choice, king, rook] of [
    ["castling", "g1", "f1"],
    ["step", "g1", "h1"],
  ]) {
    await page.goto(corner);
    await walkTo("f1");
    await page.keyboard.press("Enter");
    await walkTo("g1");
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    const wanted = choice === "castling" ? /O-O|castling/i : /^(?!.*(O-O|castling|Neither)).*/i;
    await tabTo(dialog.locator("button", { hasText: wanted }).first());
    await page.keyboard.press("Enter");
    await stands(king, "white king");
    await stands(rook, "white rook");
  }
  // The king onto its rook means castling and nothing else.
  await page.goto(corner);
  await walkTo("f1");
  await page.keyboard.press("Enter");
  await walkTo("h1");
  await page.keyboard.press("Enter");
  await stands("f1", "white rook");
});

test("moves and questions are typed", async () => {
  await page.goto("/board?fen=518");
  await tabTo(page.locator("[name=say]:not(button)"));
  await page.keyboard.type("Nf3");
  await page.keyboard.press("Enter");
  await stands("f3", "white knight");
  await page.keyboard.type("where are the knights");
  await page.keyboard.press("Enter");
  await page.locator(".said", { hasText: "f3" }).waitFor();
});

test("results are entered with 1, = and 0", async () => {
  await page.goto("/events/evening/desk/results");
  await tabTo(page.locator("#board-1"));
  const stands = (board, result) =>
    page.locator(`#board-${board} button[value="${result}"][aria-pressed=true]`).waitFor({ timeout: 5000 });
  // Each entry leads on to the next board without a result.
  await page.keyboard.press("1");
  await stands(1, "1-0");
  await page.keyboard.press("=");
  await stands(2, "1/2-1/2");
  await page.keyboard.press("0");
  await stands(3, "0-1");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("1");
  await stands(2, "1-0");
  await page.keyboard.press("Backspace");
  await stands(2, "1/2-1/2");
});

/// Presses Tab until something has the focus.
async function tabTo(wanted) {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("Tab never came there");
}

/// Goes to a square of the board by Tab and arrows.
async function walkTo(square) {
  const at = () => page.evaluate(() => document.activeElement?.closest("[data-square]")?.dataset.square);
  for (let pressed = 0; pressed < 60 && !(await at()); pressed += 1) {
    await page.keyboard.press("Tab");
  }
  for (let steps = 0; steps < 16; steps += 1) {
    const now = await at();
    assert(now, "the keyboard is not on the board");
    if (now === square) return;
    const [file, rank] = [0, 1].map((part) => square.charCodeAt(part) - now.charCodeAt(part));
    const arrow = file ? (file > 0 ? "ArrowRight" : "ArrowLeft") : rank > 0 ? "ArrowUp" : "ArrowDown";
    await page.keyboard.press(arrow);
  }
  assert.fail(`no way to ${square}`);
}

/// Waits until a square is named after this piece.
async function stands(square, piece) {
  const cell = page.locator(`[data-square=${square}][aria-label*="${piece}"]`);
  await cell.first().waitFor({ state: "attached", timeout: 5000 });
}
