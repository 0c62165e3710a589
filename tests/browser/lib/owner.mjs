// Becomes the owner of a fresh site.

import { press } from "./browser.mjs";

export const NAME = "Owner 01";
export const PASSWORD = "rook takes rook takes rook";

/// Sets name and password by the link of the first run.
export async function own(page, site) {
  await page.goto(site.ownerLink);
  await page.locator("[name=name]").fill(NAME);
  await page.locator("[name=password]").fill(PASSWORD);
  await press(page.locator("main button.main"));
}
