import { expect, type Page, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { addVideoReview } from "../support/e2e-database";
import {
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  waitForScripts,
} from "../support/journeys";
import { publicPages } from "../support/public-pages";
import {
  editableValues,
  type FieldValues,
  hasForm,
  keepsSecrets,
  linksToOtherPages,
  typeEverywhere,
  typeSecrets,
  unrestoredNames,
} from "../support/typing";
import { dashboardPages } from "../support/walked-pages";

test.use({ colorScheme: "light", viewport: { width: 1280, height: 800 } });
test.setTimeout(180_000);

/** Increases with each page, so that the pages' links are followed in turn. */
let linksFollowed = 0;

test("public pages keep all input except passwords", async ({
  page,
  context,
  baseURL,
  javaScriptEnabled,
}) => {
  await context.addCookies([{ name: "visit", value: "1", url: baseURL ?? "" }]);
  let secrets = 0;
  for (const path of publicPages) {
    if (!(await hasForm(page, path))) continue;
    await page.goto(path);
    await test.step(path, async () => {
      await waitForForm(page, javaScriptEnabled);
      const typed = await typeEverywhere(page);
      secrets += await typeSecrets(page);
      await foldAndUnfold(page);
      await leaveAndReturn(page);
      await expectTyped(page, typed);
      expect(await keepsSecrets(page)).toBe(false);
      await turnTheme(page, typed);
    });
  }
  expect(secrets).toBeGreaterThan(3);
});

test("dashboard pages keep all input", async ({ page, javaScriptEnabled: hasScripts }) => {
  let formCount = 0;
  const booking = await sendBooking(page);
  await signInAsCoordinator(page, paths.dashboard("en"));
  const bookingPath = await pathInDashboard(page, "bookings", booking);
  const video = paths.dashboardRecord("videos-reviews", addVideoReview(), "en");
  const dashboardPaths = dashboardPages.map((part) => paths.dashboardPage(part, "en"));
  for (const path of [bookingPath, video, ...dashboardPaths]) {
    if (!(await hasForm(page, path))) continue;
    await page.goto(path);
    // without anything to hand over, the page has no form
    if ((await page.locator("main form[method=post]").count()) === 0) continue;
    await test.step(path, async () => {
      await waitForForm(page, hasScripts);
      const typed = await typeEverywhere(page);
      await foldAndUnfold(page);
      if (hasScripts) await stay(page);
      else await leaveAndReturn(page);
      await expectTyped(page, typed, hasScripts ? [] : await unrestoredNames(page));
    });
    formCount += 1;
  }
  expect(formCount).toBeGreaterThan(25);
  await page.goto(bookingPath);
  await waitForForm(page, hasScripts);
  await turnTheme(page, await typeEverywhere(page));
});

async function waitForForm(page: Page, hasScripts: boolean | undefined) {
  const scriptCount = await page.locator("script[type=module]").count();
  if (scriptCount > 0) await waitForScripts(page, hasScripts);
}

async function expectTyped(page: Page, typed: FieldValues, except: readonly string[] = []) {
  const expected = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !except.includes(name)),
  );
  await expect(async () => expect(await editableValues(page)).toMatchObject(expected)).toPass({
    timeout: 5_000,
  });
}

async function foldAndUnfold(page: Page) {
  for (const fold of await page.locator("summary:visible:not(form summary)").all()) {
    await fold.click();
    await fold.click();
  }
}

async function turnTheme(page: Page, typed: FieldValues) {
  await page.locator("button[name=turn-theme]:visible").first().click();
  await expect(page.locator("html")).toHaveClass(/dark|light/);
  await expectTyped(page, typed);
}

/** Follows a link, and returns with the browser's Back button. */
async function leaveAndReturn(page: Page) {
  const startUrl = page.url();
  await followNextLink(page);
  await page.waitForURL((url) => url.href !== startUrl);
  await page.goBack();
}

/** Follows a link, and chooses to stay when the page asks. */
async function stay(page: Page) {
  const startUrl = page.url();
  await followNextLink(page, "[data-discover]");
  const { title, stay: stayButton } = en.editing.leaving;
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: stayButton }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(startUrl);
}

async function followNextLink(page: Page, kind?: string) {
  const links = linksToOtherPages(page, kind);
  linksFollowed += 1;
  await links.nth((linksFollowed * 5) % (await links.count())).click();
}
