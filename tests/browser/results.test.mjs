// Results typed fast on a bad network, by two keepers at once: what the journal holds is what was
// typed, or is shown as not kept. Pages follow the round that is being played.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { PHONE, launch, press, reader } from "./lib/browser.mjs";
import { own } from "./lib/owner.mjs";
import { shot } from "./lib/pictures.mjs";
import { start } from "./lib/site.mjs";

const EVENT = "/events/evening";
const RESULTS = `${EVENT}/desk/results`;
const BOARDS = 250;
const KEYS = { 1: "1-0", "=": "1/2-1/2", 0: "0-1" };
/// A key each so many milliseconds.
const PACE = 100;
const LIVE = { timeout: 15_000 };

let site;
let browser;
let owner;
let cli;
const scriptErrors = [];

before(async () => {
  site = await start(async (hand) => {
    cli = hand.rokada;
    const names = Array.from({ length: 2 * BOARDS }, (_, n) => `Player ${String(n + 1).padStart(3, "0")},${2600 - n}`);
    const list = join(hand.data, "list.csv");
    await writeFile(list, ["Name,Rating", ...names].join("\n"));
    await cli("event", "new", "Evening", "--rounds", "3", "--initial", "white");
    await cli("event", "import", list, "--into", "evening");
    await cli("event", "next", "evening");
  });
  browser = await launch();
  owner = await (await reader(browser, site)).newPage();
  await own(owner, site);
});

after(async () => {
  await browser?.close();
  await site?.stop();
});

async function keeper(name, options) {
  await owner.goto(`${EVENT}/desk/people`);
  await owner.locator("form[action$='/keeper'] [name=name]").fill(name);
  await press(owner.locator("form[action$='/keeper'] button"));
  const link = await owner.locator("#link").inputValue();
  const page = await (await reader(browser, site, "en", options)).newPage();
  page.on("pageerror", (error) => scriptErrors.push(error.message));
  await page.goto(link);
  await press(page.locator("main form button"));
  await page.locator("#results .row").first().waitFor();
  return page;
}

/// A line that is slow, loses one request in ten before or after it has come, and mixes up the rest.
async function spoil(page) {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  await page.route(`**${RESULTS}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await new Promise((done) => setTimeout(done, 50 + 950 * random()));
    const luck = random();
    if (luck < 0.05) return route.abort("connectionreset");
    const answer = await route.fetch();
    if (luck < 0.1) return route.abort("connectionreset");
    await route.fulfill({ response: answer });
  });
}

/// Types a key for each of some boards, one after the other, without waiting for any answer.
async function type(page, first, last, choose) {
  const typed = new Map();
  await page.locator(`#board-${first}`).focus();
  for (let board = first; board <= last; board += 1) {
    const key = choose(board);
    // The row that has the focus gets the key: which one that is, the page says.
    const at = await page.evaluate(() => Number(document.activeElement.dataset.board));
    await page.keyboard.press(key);
    typed.set(at, KEYS[key]);
    await page.waitForTimeout(PACE);
  }
  return typed;
}

const settled = (page) =>
  page.waitForFunction(() => document.querySelectorAll("#results .row.waiting").length === 0, null, { timeout: 60_000 });

/// What the journal holds, by board.
async function kept(round = 1) {
  const answer = await owner.request.get(`${EVENT}/${round}`, { headers: { accept: "application/json" } });
  const view = await answer.json();
  return new Map(view.boards.map(({ board, games: [{ result }] }) => [board, result]));
}

/// The boards that a page says were not kept, or were changed by another.
const told = (page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll("#refused p, #overwritten p")];
    return lines.flatMap((line) => [...line.textContent.matchAll(/board (\d+)/gi)].map((match) => Number(match[1])));
  });

test("250 boards typed at a key each 100 ms by two keepers on a bad network", async () => {
  const one = await keeper("Keeper 01");
  const two = await keeper("Keeper 02");
  await Promise.all([spoil(one), spoil(two)]);
  const offline = async () => {
    await one.waitForTimeout(4000);
    await one.context().setOffline(true);
    await one.waitForTimeout(3000);
    await shot(one, "results-offline");
    await one.context().setOffline(false);
  };
  const keys = Object.keys(KEYS);
  const [byOne, byTwo] = await Promise.all([
    type(one, 1, 140, (board) => keys[board % 3]),
    type(two, 111, BOARDS, (board) => keys[(board + (board < 141 ? board % 2 : 0)) % 3]),
    offline(),
  ]);
  await Promise.all([settled(one), settled(two)]);
  // A board that the other was first at is passed over by the focus: no key was lost for that.
  const held = await kept();
  const [toldOne, toldTwo] = [await told(one), await told(two)];
  for (const [typed, said, who] of [[byOne, toldOne, "one"], [byTwo, toldTwo, "two"]]) {
    for (const [board, result] of typed) {
      const silent = held.get(board) !== result && !said.includes(board);
      assert(!silent, `board ${board}: ${who} typed ${result}, ${held.get(board)} is kept, and nothing said so`);
    }
  }
  for (let board = 1; board <= BOARDS; board += 1) {
    const typed = [byOne.get(board), byTwo.get(board)];
    assert(held.get(board) === null ? typed.every((one) => !one) : typed.includes(held.get(board)), `board ${board}`);
  }
  assert.equal(byOne.size, 140);
  assert.equal(byTwo.size, 140);
  await shot(two, "results-refused");
  for (const page of [one, two]) {
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("results")));
    assert.deepEqual(left, [], "nothing waits any more");
    await page.context().close();
  }
});

test("what was typed offline outlives the page", async () => {
  const page = await keeper("Keeper 03", { viewport: PHONE });
  await page.route(`**${RESULTS}`, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  const before = (await kept()).get(2);
  const wanted = before === "1-0" ? "0-1" : "1-0";
  await page.locator(`#board-2 .quick > button[value="${wanted}"]`).click();
  await page.locator("#board-2.waiting").waitFor(LIVE);
  await page.locator("#waiting", { hasText: "No connection" }).waitFor(LIVE);
  assert.equal((await kept()).get(2), before);
  page.on("dialog", (dialog) => dialog.accept());
  await page.unroute(`**${RESULTS}`);
  await page.reload();
  await page.locator(`#board-2:not(.waiting) button[value="${wanted}"][aria-pressed=true]`).first().waitFor(LIVE);
  assert.equal((await kept()).get(2), wanted);
  await page.context().close();
});

test("a result that is changed is told to all who work on the event", async () => {
  const one = await keeper("Keeper 04");
  const two = await keeper("Keeper 05");
  await owner.goto(`${EVENT}/desk`);
  const before = (await kept()).get(3);
  const wanted = before === "1-0" ? "0-1" : "1-0";
  await one.locator(`#board-3 .quick > button[value="${wanted}"]`).click();
  for (const page of [two, owner]) {
    const line = page.locator("#overwritten p", { hasText: "Keeper 04" });
    await line.waitFor(LIVE);
    assert.match(await line.textContent(), /Round 1, board 3/);
  }
  await two.locator(`#board-3 button[value="${wanted}"][aria-pressed=true]`).first().waitFor(LIVE);
  await shot(owner, "desk-overwritten");
  await one.context().close();
  await two.context().close();
});

test("pages follow the round, and an older one is changed only by who means it", async () => {
  const one = await keeper("Keeper 06");
  const two = await keeper("Keeper 07");
  // What two types now reaches the site only when the next round is being played.
  await two.context().setOffline(true);
  const before = (await kept()).get(4);
  const wanted = before === "1-0" ? "0-1" : "1-0";
  await two.locator(`#board-4 .quick > button[value="${wanted}"]`).click();
  await two.locator("#board-4.waiting").waitFor(LIVE);
  await cli("event", "next", "evening");
  await one.waitForURL(`**${RESULTS}/2`, LIVE);
  await two.context().setOffline(false);
  const question = two.locator("#refused", { hasText: "Round 2 is being played" });
  await question.waitFor(LIVE);
  assert.equal((await kept()).get(4), before, "nothing is changed before it is meant");
  await shot(two, "results-older");
  await question.getByRole("button", { name: "Change round 1" }).click();
  await two.locator("#board-4:not(.waiting)").waitFor(LIVE);
  assert.equal((await kept()).get(4), wanted);
});

test("no script failed", () => assert.deepEqual(scriptErrors, []));
