// A whole evening as those who are there live it: the arbiter at the desk, a keeper of results with
// a phone, and a spectator who never reloads the page. 18 players, 5 rounds, 10 minutes a player.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { LANGS, PHONE, launch, press, reader } from "./lib/browser.mjs";
import { faultsOf, watch } from "./lib/checks.mjs";
import { correction, finalTable, results, startList } from "./lib/evening.mjs";
import { own } from "./lib/owner.mjs";
import { picture } from "./lib/pictures.mjs";
import { start } from "./lib/site.mjs";

const EVENT = "/events/reference-event";
/// The round whose position is announced a minute after it was drawn.
const COUNTDOWN = 2;
/// What is sent live is there long before this.
const LIVE = { timeout: 10_000 };

let site;
let browser;
let arbiter;
let keeper;
let spectator;
const faults = {};

before(async () => {
  site = await start();
  browser = await launch();
  arbiter = await open("arbiter", "en");
  keeper = await open("keeper", "sr", { viewport: PHONE, hasTouch: true, isMobile: true });
  spectator = await open("spectator", "ru");
});

after(async () => {
  await browser?.close();
  await site?.stop();
});

test("from the first run to the final table", async (t) => {
  await t.test("the owner sets a password by the link of the first run", firstRun);
  await t.test("the event is made with its start list", makeEvent);
  await t.test("a keeper of results comes by a link", inviteKeeper);
  for (let round = 1; round <= results.length; round += 1) {
    await t.test(`round ${round}`, () => play(round));
  }
  await t.test("a wrong result is corrected and the event finished", finish);
  await t.test("the final table is the one of the example", compareTables);
  await t.test("nothing went wrong on any page", () => {
    assert.deepEqual(faults, { arbiter: [], keeper: [], spectator: [] });
  });
});

async function open(who, lang, options) {
  const context = await reader(browser, site, lang, options);
  const page = await context.newPage();
  faults[who] = watch(page, site);
  return page;
}

async function firstRun() {
  await own(arbiter, site);
  const again = await spectator.goto(site.ownerLink);
  assert.equal(again.status(), 410, "the link works once");
  faults.spectator.length = 0;
}

async function makeEvent() {
  await arbiter.goto("/events/new");
  await picture(arbiter, "new-event");
  await arbiter.locator("[name=name]").fill("Reference event");
  await arbiter.locator("[name=time]").fill("10+0");
  await arbiter.locator("[name=rounds]").fill("5");
  await arbiter.locator("textarea[name=list]").fill(startList);
  await chooseIn(arbiter, "color", "white");
  await press(arbiter.locator("form[action='/events/new'] button.main"));
  assert.equal(new URL(arbiter.url()).pathname, `${EVENT}/desk`);
  await spectator.goto(EVENT);
  assert.equal(await spectator.locator("main table tbody tr").count(), 18);
  await picture(spectator, "list");
}

/// A choice of one, whether by a list or by buttons.
async function chooseIn(page, name, value) {
  const list = page.locator(`select[name=${name}]`);
  if (await list.count()) await list.selectOption(value);
  else await page.locator(`input[name=${name}][value=${value}]`).check();
}

async function inviteKeeper() {
  await arbiter.goto(`${EVENT}/desk/people`);
  await arbiter.locator("form[action$='/keeper'] [name=name]").fill("Keeper 01");
  await press(arbiter.locator("form[action$='/keeper'] button"));
  const link = await arbiter.locator("#link").inputValue();
  await keeper.goto(link);
  await press(keeper.locator("main form button"));
  assert.equal(new URL(keeper.url()).pathname, `${EVENT}/desk/results`);
  const forbidden = await keeper.request.get(`${EVENT}/desk`);
  assert.equal(forbidden.status(), 403, "a keeper enters results and does nothing else");
}

async function play(round) {
  const address = `${EVENT}/${round}`;
  await spectator.goto(address);
  // Gone as soon as the page is loaded anew.
  await spectator.evaluate(() => (window.neverLeft = true));
  await drawPosition(round);
  if (round === COUNTDOWN) await assertSecret(address);
  else await spectator.locator("main svg.board").waitFor(LIVE);
  await pairAndPublish();
  await spectator.locator("#board-9").waitFor(LIVE);
  if (round === COUNTDOWN) await waitForMoment(address);
  await picture(spectator, `round-${round}-paired`);
  await enterResults(round);
  assert(await spectator.evaluate(() => window.neverLeft), "the spectator's page was loaded anew");
}

async function drawPosition(round) {
  await step();
  const form = arbiter.locator("form[action$='/program']");
  if (round === COUNTDOWN) {
    await form.locator("input[value=minutes]").check();
    await form.locator("[name=minutes]").fill("1");
  }
  await press(form.locator("button.main"));
}

/// The one main button of the desk.
async function step() {
  await arbiter.goto(`${EVENT}/desk`);
  await press(arbiter.locator("section.next .main"));
}

async function pairAndPublish() {
  await step();
  await picture(arbiter, "desk");
  await step();
}

/// Whoever is not an arbiter finds the position nowhere.
async function assertSecret(address) {
  const known = await arbiter.locator("text=/[RNBQK]{8}/").first().textContent();
  const letters = /[RNBQK]{8}/.exec(known)[0];
  for (const accept of ["text/html", "application/json"]) {
    for (const page of [address, `${EVENT}/positions`, `${EVENT}/hall`, `${EVENT}/print/positions/2`]) {
      const answer = await spectator.request.get(page, { headers: { accept } });
      assert(!(await answer.text()).includes(letters), `${page} as ${accept} tells the position`);
    }
  }
  assert.equal(await spectator.locator("main svg.board").count(), 0);
}

/// Meanwhile the arbiter looks at every page of the desk.
async function waitForMoment(address) {
  await picture(spectator, "countdown");
  const shown = spectator.locator("main svg.board").waitFor({ timeout: 90_000 });
  const wrong = await deskFaults();
  await shown;
  assert.deepEqual(wrong, []);
  const view = await spectator.request.get(address, { headers: { accept: "application/json" } });
  const { letters } = (await view.json()).draw.positions[0];
  assert((await spectator.locator("main").textContent()).includes(letters));
}

async function deskFaults() {
  const context = arbiter.context();
  const found = [];
  for (const lang of LANGS) {
    await context.addCookies([{ name: "lang", value: lang, url: site.address }]);
    const page = await context.newPage();
    const watched = watch(page, site);
    for (const part of DESK) {
      const answer = await page.goto(part);
      const faults = answer.ok() ? await faultsOf(page, lang) : [`${answer.status()}`];
      found.push(...[...faults, ...watched.splice(0)].map((fault) => `${part} (${lang}): ${fault}`));
    }
    await page.close();
  }
  await context.clearCookies({ name: "lang" });
  return found;
}

const DESK = [
  "/people",
  "/events/new",
  ...["", "/players", "/players/1", "/draw", "/draw/3", "/pairing", "/results", "/settings", "/journal"]
    .concat(["/order", "/pairs", "/teams", "/lot", "/undo", "/people"])
    .map((part) => `${EVENT}/desk${part}`),
];

async function enterResults(round) {
  const wanted = results[round - 1];
  // The keeper's phone lies there since the round before, and has followed by itself.
  if (round === 1) await keeper.goto(`${EVENT}/desk/results`);
  else await keeper.waitForURL(`**${EVENT}/desk/results/${round}`, LIVE);
  for (const [place, result] of wanted.entries()) {
    const row = keeper.locator(`#board-${place + 1}`);
    const button = row.locator(`button[name=result][value="${result}"]`);
    if (!(await button.isVisible())) await row.locator("details.rest summary").tap();
    await button.tap();
    const kept = keeper.locator(`#board-${place + 1}:not(.waiting) button[value="${result}"][aria-pressed=true]`);
    await kept.waitFor({ state: "attached", ...LIVE });
    if (place === 4) await picture(keeper, "results");
  }
  for (const [place, result] of wanted.entries()) {
    const cell = spectator.locator(`#board-${place + 1} td.result`, { hasText: written(result) });
    await cell.waitFor(LIVE);
  }
}

/// A result as pages show it.
function written(result) {
  if (result === "+--") return /\+/;
  return new RegExp(result.replace("1/2-1/2", "½.½").replace("-", "."));
}

async function finish() {
  const { round, board, result } = correction;
  await arbiter.goto(`${EVENT}/desk/results/${round}`);
  const row = arbiter.locator(`#board-${board}`);
  await row.locator(`button[value="${result}"]`).click();
  // A later round is being played: an older one is changed only by who means it.
  await arbiter.locator("#refused").getByRole("button", { name: `Change round ${round}` }).click();
  await arbiter.locator(`#board-${board}:not(.waiting) button[value="${result}"][aria-pressed=true]`).waitFor(LIVE);
  // The keeper's link ends with the event.
  await keeper.close();
  await step();
  const overview = await arbiter.request.get(`${EVENT}/desk`, { headers: { accept: "application/json" } });
  assert.equal((await overview.json()).phase, "finished");
}

async function compareTables() {
  const expected = await finalTable();
  await spectator.goto(`${EVENT}/table`);
  await picture(spectator, "table");
  const answer = await spectator.request.get(`${EVENT}/table`, { headers: { accept: "application/json" } });
  const table = await answer.json();
  const row = ({ rank, number, name, points, values }) => ({ rank, number, name, points, values });
  assert.deepEqual(table.rows.map(row), expected.rows.map(row));
  const names = await spectator.locator("main table tbody tr").allTextContents();
  expected.rows.forEach(({ name }, place) => assert(names[place].includes(name), `${place}: ${name}`));
  const positions = await spectator.request.get(`${EVENT}/positions`, { headers: { accept: "application/json" } });
  const drawn = (await positions.json()).map(({ positions: [{ number }] }) => number);
  assert.equal(new Set(drawn).size, results.length, `no position twice: ${drawn}`);
  for (const [part, name] of [["/positions", "positions"], ["/crosstable", "crosstable"], ["/5", "round"]]) {
    await spectator.goto(EVENT + part);
    await picture(spectator, name);
  }
}
