import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { en } from "../../app/locales/en";
import { languageNames, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { emailOf, signInAsCoordinator, typePassword } from "../support/journeys";
import { header, press } from "../support/switches";

test.use({ colorScheme: "light" });

/** One of each kind of page: plain, a list with filters, a form, an account's, a missing one. */
const pageKinds = [
  paths.home("en"),
  paths.hospitals("en", { q: "heart", country: "thailand" }),
  paths.booking("en", { service: "medical-escort", hospital: "cmc-vellore" }),
  paths.register("en"),
  paths.adminLogin("en"),
  "/no-such-page",
];
const behindLogin = [
  paths.dashboard("en"),
  paths.dashboardBookings("en", { search: "rahima", status: "open" }),
  paths.profilePart("details", "en"),
];

const isDark = (page: Page) =>
  // waits for the body, which a page may not have yet
  page.locator("body").evaluate((body) => {
    const [red = 255] = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 128;
  });

/** Polls, since the old page stays for a moment after a switch. */
const expectDark = (page: Page, dark: boolean) => expect.poll(() => isDark(page)).toBe(dark);

const menuOf = (page: Page) => header(page).locator("> div > details > summary");

/** Switches language and theme there and back, and expects to stay on the page. */
async function switchThereAndBack(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await press(page, languageNames.bn);
  await expect(page).toHaveURL(pathInLanguage(path, "bn"));
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await press(page, bn.common.theme.toDark);
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page).toHaveURL(pathInLanguage(path, "bn"));
  await expectDark(page, true);
  await press(page, languageNames.th);
  await expect(page).toHaveURL(pathInLanguage(path, "th"));
  await press(page, languageNames.en);
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveClass("dark");
  await press(page, en.common.theme.toLight);
  await expect(page.locator("html")).toHaveClass("light");
  await expect(page).toHaveURL(path);
  await expectDark(page, false);
}

test.describe("desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("switches language and theme on each kind of page", async ({ page }) => {
    for (const path of pageKinds) await test.step(path, () => switchThereAndBack(page, path));
  });

  test("switches language and theme on each kind of page behind the log-in", async ({ page }) => {
    await signInAsCoordinator(page, paths.dashboard("en"));
    for (const path of behindLogin) await test.step(path, () => switchThereAndBack(page, path));
  });

  test("remembers the theme, even against the system's setting", async ({
    page,
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    await page.goto(paths.services("en"));
    await expectDark(page, false);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectDark(page, true);
    await press(page, en.common.theme.toLight);
    await expectDark(page, false);
    await page.goto(paths.booking("th"));
    await expectDark(page, false);

    // a restarted browser has only its stored state
    const { cookies } = await page.context().storageState();
    const stored = cookies.filter(
      ({ expires }) => expires > Date.now() / 1000 + 300 * 24 * 60 * 60,
    );
    const later = await browser.newContext({ baseURL, javaScriptEnabled, colorScheme: "dark" });
    await later.addCookies(stored);
    const tab = await later.newPage();
    await tab.goto(paths.home("bn"));
    await expectDark(tab, false);
    await later.close();
  });
});

test.describe("phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("shows the desktop links in the menu, with a link to find a request", async ({ page }) => {
    const nav = header(page).getByRole("navigation", { name: bn.common.nav.label });
    await page.goto(paths.home("bn"));
    await expect(nav).toHaveCount(0);
    await menuOf(page).click();
    const { nav: names } = bn.common;
    await expect(nav.getByRole("link")).toHaveText([
      names.services,
      names.hospitals,
      names.reviews,
      names.blog,
      names.about,
      names.contact,
      names.findRequest,
    ]);
    for (const entry of await header(page).locator("details :is(a, button):visible").all()) {
      const { x = -1, width = 0, height = 0 } = (await entry.boundingBox()) ?? {};
      const name = await entry.innerText();
      expect(height, `${name} is a finger high`).toBeGreaterThanOrEqual(44);
      expect([x >= 0, x + width <= 360], `${name} is within the screen`).toEqual([true, true]);
    }
    await nav.getByRole("link", { name: names.contact, exact: true }).click();
    await expect(page).toHaveURL(paths.contact("bn"));
    await expect(nav).toHaveCount(0);
    await menuOf(page).press("Enter");
    await expect(nav.locator("[aria-current=page]")).toHaveText(names.contact);
    await menuOf(page).press("Enter");
    await expect(nav).toHaveCount(0);
  });

  test("keeps the menu reachable beside a toast", async ({ page }) => {
    await signInAsCoordinator(page, paths.dashboard("en"));
    const toast = page
      .locator("[role=status], [data-sonner-toast]")
      .filter({ hasText: en.messages.loginSuccess })
      .last();
    const { y = 0, height = 0 } = (await menuOf(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    // with JavaScript the toast slides in from above, and stops after a moment
    await expect
      .poll(async () => (await toast.boundingBox())?.y)
      .toBeGreaterThanOrEqual(y + height);
  });

  test("has the switches and the log-out button in the menu", async ({ page }, info) => {
    const person = addAccount(emailOf("phone", info), "user");
    await page.goto(paths.hospitals("en", { country: "india" }));
    await menuOf(page).click();
    await press(page, en.common.theme.toDark);
    await expect(page.locator("html")).toHaveClass("dark");
    await menuOf(page).click();
    await press(page, languageNames.bn);
    await expect(page).toHaveURL(paths.hospitals("bn", { country: "india" }));
    await menuOf(page).click();
    await header(page).getByRole("link", { name: bn.common.account.login }).click();
    await typePassword(page, person);
    await expect(page).toHaveURL(paths.profile("bn"));
    await menuOf(page).click();
    await press(page, bn.common.account.logout);
    await expect(page).toHaveURL(paths.home("bn"));
    await page.goto(paths.profile("bn"));
    await expect(page).toHaveURL(/\/bn\/login/);
  });
});
