import { expect, type Locator, type Page } from "@playwright/test";

/** What tells the cards of a list from each other: where their links lead. */
export const linksIn = (cards: Locator) =>
  cards.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))]);

/** The one that is chosen of the links that narrow the list of hospitals, folded or not. */
export function chosenLink(page: Page, label: string): Locator {
  return page.locator(`main details nav[aria-label="${label}"] a[aria-current=true]`);
}

/**
 * Follows one of the links that narrow the list of hospitals; on a phone it unfolds them first.
 *
 * @returns how many it says there are
 */
export async function narrow(page: Page, label: string, name: string): Promise<string | null> {
  const links = page.getByRole("navigation", { name: label, exact: true });
  const summary = page.locator("main summary");
  // a desk has them in sight
  if (await summary.isVisible()) {
    await expect(links).toHaveCount(0);
    await summary.click();
  }
  const link = links.getByRole("link", { name });
  const count = link.locator("span");
  const said = (await count.count()) > 0 ? await count.innerText() : null;
  const href = await link.getAttribute("href");
  await link.click();
  // until all of it stands: an address is there before the list is
  await page.waitForURL(href ?? "");
  return said;
}
