import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { emailOf, ownPhone, sendBooking, typePassword, waitForScripts } from "../support/journeys";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const tile = (page: Page, name: string) =>
  page.locator("#composer").getByLabel(name, { exact: true });

/** Opens the first of two requests from the queue. */
async function openFirst(page: Page, email: string) {
  const patientCurrentLocation = `Ward${ownPhone()}`;
  for (const fullName of ["Jahangir Alam", "Shirin Akter"]) {
    await sendBooking(page, { fullName, patientCurrentLocation });
  }
  addAccount(email, "admin");
  await page.goto(paths.dashboard("en", { search: patientCurrentLocation, tab: "now" }));
  await typePassword(page, { email });
  await page.locator("[data-row]").first().click();
  await expect(title(page)).toHaveText("Jahangir Alam");
  await waitForScripts(page, true, "form#act");
}

test("at most three clicks record a call and open the next request", async ({ page }, info) => {
  await openFirst(page, emailOf("mouse", info));
  const recordedPath = new URL(page.url()).pathname;
  let presses = 0;
  const press = async (target: ReturnType<Page["locator"]>) => {
    presses += 1;
    await target.click();
  };
  await press(page.locator("#composer label", { hasText: "Called" }));
  await press(page.locator("#composer button[value=next]"));
  await expect(page.getByText("This is the next one")).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(recordedPath);
  expect(presses).toBeLessThanOrEqual(3);
});

test("two keys record a call and open the next request, except while typing", async ({
  page,
}, info) => {
  await openFirst(page, emailOf("request-keys", info));
  await page.keyboard.press("?");
  const overlay = page.getByRole("dialog");
  await expect(overlay).toContainText("Ctrl + Enter");
  await page.keyboard.press("w");
  await expect(tile(page, "WhatsApp")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();

  await page.getByLabel("What was said").fill("");
  await page.keyboard.type("wan?");
  await expect(page.getByLabel("What was said")).toHaveValue("wan?");
  await expect(tile(page, "WhatsApp")).not.toBeChecked();
  await page.getByLabel("What was said").fill("");
  await page.reload();
  await waitForScripts(page, true, "form#act");

  await page.keyboard.press("n");
  await expect(title(page)).toHaveText("Shirin Akter");
  await page.goBack();
  await expect(title(page)).toHaveText("Jahangir Alam");
  await page.keyboard.press("t");
  await expect(tile(page, "Note")).toBeChecked();
  const recordedPath = new URL(page.url()).pathname;
  // the first and the second key
  await page.keyboard.press("c");
  await expect(tile(page, "Called")).toBeChecked();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("This is the next one")).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(recordedPath);
});
