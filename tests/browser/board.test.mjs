// The board in a hand, under the keys and to a listener; the explorer under the keys.

import assert from "node:assert/strict";
import { after, before, beforeEach, afterEach, test } from "node:test";

import { PHONE, launch, reader } from "./lib/browser.mjs";
import { axeFaults, watch } from "./lib/checks.mjs";
import { start } from "./lib/site.mjs";

let site;
let browser;
let context;
let page;
let watched;

before(async () => {
  site = await start();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => open());

afterEach(async () => {
  await context.close();
  assert.deepEqual(watched, []);
});

/// A browser of its own for the test, of another kind where it asks for one.
async function open(lang = "en", options = {}) {
  await context?.close();
  context = await reader(browser, site, lang, options);
  page = await context.newPage();
  watched = watch(page, site);
}

const cell = (square) => page.locator(`[role=gridcell][data-square=${square}]`);
const field = () => page.locator("input[type=text][name=say]");
const focused = () => page.evaluate(() => document.activeElement.closest("[data-square]")?.dataset.square);

/// Waits until a place of the page says a text.
async function says(selector, text) {
  return becomes(selector, text, async () => (await page.locator(selector).first().textContent()).trim());
}

/// Waits until a square has a name.
const named = (square, name) => becomes(square, name, () => cell(square).getAttribute("aria-label"));

async function becomes(what, text, told) {
  for (let patience = 100; patience > 0; patience--) {
    const heard = await told();
    if (typeof text === "string" ? heard === text : text.test(heard)) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`${what} says “${await told()}”, not ${text}`);
}

async function play(address) {
  await page.goto(address);
  // The server has told what may be played.
  await page.locator(".movable").first().waitFor();
}

test("a move by two taps, and one dragged", async () => {
  await play("/board?fen=518");
  await cell("e2").click();
  assert.equal(await page.locator(".target").count(), 2);
  await cell("e4").click();
  await says(".moved", "pawn e4");
  assert.equal(await cell("e4").getAttribute("aria-label"), "e4, white pawn");
  await page.locator(".movable").first().waitFor();
  const [from, to] = [await cell("e7").boundingBox(), await cell("e5").boundingBox()];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
  await page.mouse.up();
  await says(".moved", "pawn e5");
  assert.match(page.url(), /moves=e2e4,e7e5$/);
});

test("a game by the keys alone", async () => {
  await play("/board?fen=518");
  await cell("g1").focus();
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await says(".moved", "knight f3");
  assert.equal(await focused(), "f3");
  await page.keyboard.press("k");
  assert.match(await focused(), /e[18]/);
  await page.keyboard.press("4");
  await page.keyboard.press("Shift+Digit2");
  assert.equal(await focused(), "b4");
  for (const [key, text] of [
    ["o", "b4, empty"],
    ["l", "knight f3"],
    ["c", "none"],
    ["t", "This board has no clock"],
    ["x", /^Towards f8: black pawn e7, black bishop f8\./],
  ]) {
    await page.keyboard.press(key);
    await says(".said", text);
  }
  await page.keyboard.press("f");
  assert.equal(await focused(), "b4", "the focus stays when the board is turned");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "a4");
  await page.keyboard.press("Shift+A");
  await says("#line [aria-current]", "Start");
  await page.keyboard.press("i");
  await page.keyboard.type("what attacks e3");
  await page.keyboard.press("Enter");
  await says(".said", /^White attacks e3 with: .*\. Black does not attack e3/);
});

test("one square of the board is reached with the Tab key", async () => {
  await play("/board");
  assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
});

test("castling is asked about only where a step ends there too", async () => {
  await play("/board?fen=4k3/8/8/8/8/8/8/5K1R_w_H");
  await cell("f1").click();
  await cell("g1").click();
  const choice = page.locator("dialog.choice");
  await choice.waitFor();
  assert.equal(await choice.locator("button").count(), 3);
  assert.deepEqual(await axeFaults(page), []);
  await choice.locator("button").nth(1).click();
  await says(".moved", "g-side castling, king g1, rook f1");
  await play("/board?fen=4k3/8/8/8/8/8/8/4K2R_w_K");
  await cell("e1").click();
  await cell("g1").click();
  await says(".moved", /^g-side castling/);
  await play("/board?fen=4k3/8/8/8/8/8/8/6KR_w_H");
  await cell("g1").click();
  await cell("h1").click();
  await says(".moved", /^g-side castling/);
  await play("/board?fen=99");
  await page.locator("button[value=O-O]").click();
  await says(".moved", /^g-side castling/);
});

test("with reduced motion castling ends on its squares too", async () => {
  await open("en", { reducedMotion: "reduce" });
  await play("/board?fen=4k3/8/8/8/8/8/8/RK6_w_A");
  await page.locator("button[value=O-O-O]").click();
  await says(".moved", /^c-side castling/);
  await named("c1", "c1, white king");
  await named("d1", "d1, white rook");
});

test("a pawn becomes what is chosen", async () => {
  await play("/board?fen=8/P3k3/8/8/8/8/8/4K3_w");
  await cell("a7").click();
  await cell("a8").click();
  await page.locator("dialog.choice").waitFor();
  await page.keyboard.press("n");
  await says(".moved", /^pawn a8, promotes to a knight/);
});

test("moves are announced as the reader has chosen, on the next visit too", async () => {
  await open("sr");
  await play("/board?fen=518");
  await page.locator("#style").selectOption("names");
  await field().fill("Sf3");
  await page.keyboard.press("Enter");
  await says(".moved", "skakač Feliks 3");
  await play("/board?fen=518&moves=e2e4");
  await says(".moved", "pešak Eva 4");
});

test("a phone's finger plays", async () => {
  await open("en", { viewport: PHONE, hasTouch: true, isMobile: true });
  await play("/board");
  await cell("d2").tap();
  await cell("d4").tap();
  await says(".moved", "pawn d4");
});

test("without scripts moves are typed and questions answered", async () => {
  await open("ru", { javaScriptEnabled: false });
  await page.goto("/board?fen=4k3/8/8/8/8/8/8/5K1R_w_H");
  await field().fill("f1g1");
  await page.locator(".typed button").click();
  await page.locator(".game li a").nth(1).click();
  await says(".moved", "рокировка на g-фланг, король g1, ладья f1");
  await field().fill("где белый король");
  await page.locator(".typed button").click();
  await says(".answer", "белый король: g1");
});

test("pieces are set up by hand and by keys", async () => {
  await page.goto("/board/set-up");
  await page.locator("[data-do=empty]").click();
  await page.locator(".palette button[value=K]").click();
  await cell("b1").click();
  await page.locator(".palette button[value=R]").click();
  await cell("a1").click();
  await cell("e8").focus();
  await page.keyboard.press("k");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+P");
  await page.keyboard.press("Delete");
  assert.equal(await page.locator("#placement").inputValue(), "4k3/8/8/8/8/8/8/RK6");
  await page.locator(".set-up button.main").click();
  await page.waitForURL(/\/board\?fen=4k3/);
});

test("the explorer follows the keys and the slider", async () => {
  await page.goto("/positions/518");
  for (const [key, number] of [["ArrowRight", 519], ["End", 959], ["Home", 0]]) {
    await page.keyboard.press(key);
    await says("h1", new RegExp(` ${number} `));
    assert(page.url().endsWith(`/${number}`));
  }
  await page.locator("#slider").focus();
  await page.keyboard.press("ArrowRight");
  await says("h1", / 1 /);
  await page.locator("[rel=next]").click();
  await says("h1", / 2 /);
  assert.equal(await page.evaluate(() => document.activeElement.rel), "next", "the focus stays");
  assert.deepEqual(await axeFaults(page), []);
});
