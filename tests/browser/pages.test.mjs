// Every page that can be reached from the first one, in every language.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { LANGS, launch, reader } from "./lib/browser.mjs";
import { faultsOf, timing, watch } from "./lib/checks.mjs";
import { script } from "./lib/evening.mjs";
import { start } from "./lib/site.mjs";

/// So many pages of one kind are looked at: 960 positions are one kind, and so are all rounds.
const OF_A_KIND = { en: 2, sr: 1, pt: 1, ru: 1 };
/// The page itself in another language, and what pages are made of.
const NO_PAGES = /^\/(language|static)\//;
/// What is not looked at but kept: drawings, reports, protocols.
const FILES = /\/export\/|\.[a-z0-9]+(\?|$)/;

let site;
let browser;

before(async () => {
  site = await start(async ({ data, rokada, script: run }) => {
    await run("sh", script, data);
    // Another event, still under way: a round without all its results, one not yet paired.
    await rokada("event", "new", "Evening under way", "--rounds", "3", "--initial", "white");
    for (const name of ["Player 01", "Player 02", "Player 03", "Player 04", "Player 05"]) {
      await rokada("event", "enter", "evening-under-way", name);
    }
    await rokada("event", "next", "evening-under-way");
    await rokada("event", "result", "evening-under-way", "1", "1-0");
  });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.stop();
});

describe("every page", { concurrency: 2 }, () => {
  for (const lang of LANGS) {
    test(`in ${lang}`, async (t) => {
      // Nothing is looked at while it fades in.
      const context = await reader(browser, site, lang, { reducedMotion: "reduce" });
      const found = await crawl(context, lang);
      await context.close();
      t.diagnostic(summary(found));
      const wrong = found.flatMap(({ address, faults }) =>
        faults.map((fault) => `${address}: ${fault}`),
      );
      assert.equal(wrong.length, 0, wrong.join("\n"));
      for (const part of ["/positions", "/castle", "/events/reference-event/1", "/events"]) {
        assert(found.some(({ address }) => address === part), `${part} was not reached`);
      }
    });
  }
});

/// Follows every link of the site, page by page.
async function crawl(context, lang) {
  const page = await context.newPage();
  const watched = watch(page, site);
  const kinds = new Map();
  const found = [];
  const known = new Set(["/"]);
  for (const address of known) {
    watched.length = 0;
    if (FILES.test(address)) {
      const answer = await context.request.get(address);
      const sound = answer.ok() && (await answer.body()).length > 0;
      if (!sound) found.push({ address, faults: [`${answer.status()}`], bytes: 0, ms: 0 });
      continue;
    }
    const answer = await page.goto(address);
    const sheet = address.includes("/print/");
    const faults = answer.ok() ? await faultsOf(page, lang, { sheet }) : [`${answer.status()}`];
    found.push({ address, faults: [...faults, ...watched], ...(await timing(page)) });
    for (const next of await links(page)) {
      if (known.has(next) || NO_PAGES.test(next)) continue;
      const kind = kindOf(next);
      const seen = kinds.get(kind) ?? 0;
      if (seen >= OF_A_KIND[lang]) continue;
      kinds.set(kind, seen + 1);
      known.add(next);
    }
  }
  return found;
}

/// The site's own addresses that a page leads to.
async function links(page) {
  const all = await page.$$eval("a[href]", (links) => links.map(({ href }) => href));
  const own = all.filter((link) => link.startsWith(`${site.address}/`));
  return own.map((link) => link.slice(site.address.length).replace(/#.*/, "")).filter(Boolean);
}

/// Addresses that differ in numbers or in what is asked are of a kind.
function kindOf(address) {
  const [path, asked = ""] = address.split("?");
  const names = [...new URLSearchParams(asked).keys()].sort();
  return `${path.replace(/\d+/g, "N")}?${names}`;
}

function summary(found) {
  const slow = [...found].sort((a, b) => b.ms - a.ms);
  const heavy = [...found].sort((a, b) => b.bytes - a.bytes);
  const median = slow[Math.floor(slow.length / 2)].ms;
  return (
    `${found.length} pages; ready after ${median} ms (median), ${slow[0].ms} ms (${slow[0].address}); ` +
    `heaviest ${heavy[0].bytes} bytes (${heavy[0].address})`
  );
}
