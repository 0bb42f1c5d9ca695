import { expect, type Locator, type Page } from "@playwright/test";

/** Link targets of a list's cards, which identify them. */
export const linksIn = (cards: Locator) =>
  cards.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))]);

/** The selected link of a filter in the list of hospitals, even if the filters are folded. */
export function chosenLink(page: Page, label: string): Locator {
  return page.locator(`main details nav[aria-label="${label}"] a[aria-current=true]`);
}

/**
 * Follows a filter link of the list of hospitals; on a phone it unfolds them first.
 *
 * @returns the count on the link
 */
export async function followFilterLink(
  page: Page,
  label: string,
  name: string,
): Promise<string | null> {
  const links = page.getByRole("navigation", { name: label, exact: true });
  const summary = page.locator("main summary");
  // a desktop shows them unfolded
  if (await summary.isVisible()) {
    await expect(links).toHaveCount(0);
    await summary.click();
  }
  const link = links.getByRole("link", { name });
  const count = link.locator("span");
  const countText = (await count.count()) > 0 ? await count.innerText() : null;
  const href = await link.getAttribute("href");
  await link.click();
  // waits for the new list, since the address changes first
  await page.waitForURL(href ?? "");
  return countText;
}
