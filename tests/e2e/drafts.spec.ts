import { expect, type Page, test } from "@playwright/test";
import { submission } from "../../app/locales/bn/submission";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { messageFields } from "../support/family";
import { emailOf, typePassword, waitForScripts } from "../support/journeys";

const { draft } = submission.form;

test.use({ serviceWorkers: "allow" });
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

test("a draft survives a reload, and a closed tab if its writer chose that", async ({
  page,
  context,
}) => {
  const open = async (on: Page) => {
    await on.goto(paths.contact("bn"));
    await waitForScripts(on, true);
    return on.locator("[name=message]");
  };
  await (await open(page)).fill(messageFields.message);
  await page.reload();
  await expect(page.locator("[name=message]")).toHaveValue(messageFields.message);
  // the form's controls include the menu's switches; a restored draft must not open the menu
  await expect(page.locator("header details[open]")).toHaveCount(0);
  const other = await context.newPage();
  await expect(await open(other)).toHaveValue("");
  await other.close();
  await page.getByLabel(draft.keep).check();
  const next = await context.newPage();
  await expect(await open(next)).toHaveValue(messageFields.message);
  await expect(next.getByLabel(draft.keep)).toBeChecked();
  await next.getByRole("button", { name: draft.clear }).click();
  await expect(next.locator("[name=message]")).toHaveValue("");
  await next.close();
  await expect(await open(await context.newPage())).toHaveValue("");
});

test("logging out deletes drafts", async ({ page, context }, info) => {
  const person = addAccount(emailOf("shared-phone", info), "user");
  await page.goto(paths.login("bn"));
  await typePassword(page, person);
  await page.waitForURL((url) => url.pathname !== paths.login("bn"));
  await page.goto(paths.contact("bn"));
  await waitForScripts(page, true);
  await page.locator("[name=message]").fill(messageFields.message);
  await page.getByLabel(draft.keep).check();
  await page
    .locator("form[action='/logout']")
    .first()
    .evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL((url) => url.pathname === paths.home("bn"));
  for (const tab of [page, await context.newPage()]) {
    await tab.goto(paths.contact("bn"));
    await waitForScripts(tab, true);
    await expect(tab.locator("[name=message]")).toHaveValue("");
  }
});
