import { expect, type Page } from "@playwright/test";

export const header = (page: Page) => page.getByRole("banner");

/**
 * Presses a switch, folded or not: a desk folds those of language and theme behind the language's name,
 * the dashboard's sidebar below who is logged in.
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
