// Without JavaScript everything can be read and every form works.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, launch, press, reader } from "./lib/browser.mjs";
import { NAME, PASSWORD, own } from "./lib/owner.mjs";
import { start } from "./lib/site.mjs";

let site;
let browser;
let page;

before(async () => {
  site = await start();
  browser = await launch();
  const context = await reader(browser, site, "en", { javaScriptEnabled: false, viewport: PHONE });
  page = await context.newPage();
});

after(async () => {
  await browser?.close();
  await site?.stop();
});

test("a position is found by its number and by its letters", async () => {
  for (const typed of ["99", "bqnrnkrb"]) {
    await page.goto("/positions");
    const field = page.locator("main input[name=position]").first();
    await field.fill(typed);
    await field.press("Enter");
    await page.waitForURL("**/positions/99");
    assert.match(await page.locator("h1").textContent(), /99 BQNRNKRB/);
    assert(await page.locator("main svg.board").first().isVisible());
  }
});

test("the language is chosen and kept", async () => {
  await page.goto("/castle");
  await press(page.locator(".languages a[hreflang=sr-Latn]"));
  assert.equal(await page.locator("html").getAttribute("lang"), "sr-Latn");
  assert.equal(new URL(page.url()).pathname, "/castle");
  await page.goto("/learn");
  assert.equal(await page.locator("html").getAttribute("lang"), "sr-Latn");
  await press(page.locator(".languages a[hreflang=en]"));
});

test("a position is drawn by hand, an outcome a tap", async () => {
  await page.goto("/draw/one-die");
  const drawn = page.locator(".drawn-name");
  for (let throws = 0; throws < 60 && !(await drawn.count()); throws += 1) {
    const taps = page.locator("#ask a[data-tap]");
    await press(taps.nth(throws % (await taps.count())));
  }
  assert.match(await drawn.textContent(), /^\d+ [RNBQK]{8}$/);
  await press(page.locator("#back a").first());
  assert.equal(await drawn.count(), 0, "the last throw is taken back");
});

test("castling is explained for a position that is typed", async () => {
  await page.goto("/castle");
  const field = page.locator("main form [name=fen]").first();
  await field.fill("4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1");
  await press(field.locator("xpath=ancestor::form").locator("button:not([type=button])").first());
  assert.match(await page.locator("main").textContent(), /attacked by: rook a1/);
  assert(await page.locator("main svg.board:visible").first().isVisible());
});

test("a move is typed on the board", async () => {
  await page.goto("/board?fen=518");
  await page.locator("input[name=say]").fill("e4");
  await press(page.locator("form.typed button"));
  assert.match(await page.locator("#fen").inputValue(), /4P3/);
  await page.locator("input[name=say]").fill("Ke7");
  await press(page.locator("form.typed button"));
  assert(await page.locator(".answer.wrong").isVisible(), "an illegal move is refused");
});

test("an evening is run to its end", async () => {
  await own(page, site);
  await page.goto("/events/new");
  await page.locator("[name=name]").fill("Evening");
  await page.locator("[name=rounds]").fill("1");
  await page.locator("textarea[name=list]").fill("Player 01 2000 SRB\nPlayer 02 1900 SRB\n");
  await press(page.locator("form[action='/events/new'] button.main"));
  const step = async () => {
    await page.goto("/events/evening/desk");
    await press(page.locator("section.next .main"));
  };
  await step();
  await press(page.locator("form[action$='/program'] button.main"));
  await step();
  await step();
  await step();
  await press(page.locator("#board-1 button[value='1-0']"));
  await press(page.locator("form.entered button"));
  await press(page.locator("#board-1 button[value='0-1']"));
  await step();
  await page.goto("/events/evening/1");
  assert.match(await page.locator("#board-1 td.result").textContent(), /0.1/);
  await page.goto("/events/evening/table");
  assert.match(await page.locator("main table tbody tr").first().textContent(), /Player 0[12]/);
});

test("who logs out has to log in again", async () => {
  await page.goto("/people");
  await press(page.locator("form[action='/logout'] button").first());
  await page.goto("/events/evening/desk");
  assert.match(page.url(), /\/login\?back=/);
  await page.locator("[name=name]").fill(NAME);
  await page.locator("[name=password]").fill("something else");
  await press(page.locator("main form button.main"));
  assert(await page.locator("[role=alert]").isVisible());
  await page.locator("[name=password]").fill(PASSWORD);
  await press(page.locator("main form button.main"));
  assert.equal(new URL(page.url()).pathname, "/events/evening/desk");
});
