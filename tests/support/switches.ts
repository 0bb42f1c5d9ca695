import { expect, type Page } from "@playwright/test";

export const header = (page: Page) => page.getByRole("banner");

/**
 * Presses a switch. If it is folded, unfolds it first: on a desktop it is in a menu, in the
 * dashboard in the sidebar.
 */
export async function press(page: Page, name: string): Promise<void> {
  const button = header(page).getByRole("button", { name, exact: true });
  const folded = header(page)
    .locator("details:not([open])")
    .filter({ has: page.locator("button", { hasText: name }) })
    .locator("> summary:visible");
  await expect(button.or(folded).first()).toBeVisible();
  if ((await button.count()) === 0) await folded.click();
  await button.click();
}
