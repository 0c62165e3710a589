// Pictures of pages, where SCREENSHOTS names a folder for them.

import { join } from "node:path";

import { LANGS } from "./browser.mjs";

const folder = process.env.SCREENSHOTS;

/// Takes a picture of the page in every language; the page itself is left alone.
export async function picture(page, name) {
  if (!folder) return;
  const context = page.context();
  const other = await context.newPage();
  await other.setViewportSize(page.viewportSize());
  for (const lang of LANGS) {
    await context.addCookies([{ name: "lang", value: lang, url: page.url() }]);
    await other.goto(page.url());
    await other.screenshot({ path: join(folder, `${name}.${lang}.png`), fullPage: true });
  }
  await context.clearCookies({ name: "lang" });
  await other.close();
}

/// Takes a picture of the page as it stands, with what its scripts have made of it.
export async function shot(page, name) {
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}
