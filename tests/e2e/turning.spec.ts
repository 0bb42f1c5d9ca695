import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { en } from "../../app/locales/en";
import { languageNames } from "../../app/locales/languages";
import { th } from "../../app/locales/th";
import { paths } from "../../app/paths";
import { waitForScripts } from "../support/journeys";
import { press } from "../support/switches";

test.use({ colorScheme: "light", viewport: { width: 1280, height: 800 } });

test("switching language and theme keeps typed input", async ({ page, javaScriptEnabled }) => {
  await page.goto(paths.booking("en", { hospital: "cmc-vellore" }));
  await waitForScripts(page, javaScriptEnabled);
  await page.locator("#fullName").fill("Rahima Khatun");
  await page.locator("#tellUsMore").fill("She cannot lie flat.\nSince Friday.");
  await page.locator("#service").selectOption("medical-escort");
  await page.locator("#hospital").selectOption("");
  await page.locator("#urgent").check();
  await page.locator("#breathingHelp").selectOption("oxygen");
  const expectTyped = async () => {
    await waitForScripts(page, javaScriptEnabled);
    await expect(page.locator("#fullName")).toHaveValue("Rahima Khatun");
    await expect(page.locator("#tellUsMore")).toHaveValue("She cannot lie flat.\nSince Friday.");
    await expect(page.locator("#service")).toHaveValue("medical-escort");
    await expect(page.locator("#hospital")).toHaveValue("");
    await expect(page.locator("#urgent")).toBeChecked();
    await expect(page.locator("#breathingHelp")).toHaveValue("oxygen");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^(Error|ঠিক করুন)/);
  };
  await press(page, languageNames.bn);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expectTyped();
  await press(page, bn.common.theme.toDark);
  await expect(page.locator("html")).toHaveClass("dark");
  await expectTyped();
  await press(page, languageNames.en);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expectTyped();
  await page.locator("#email").fill("rahima@example.com");
  await page.locator("#phoneNumber").fill("01712 345678");
  await page.getByRole("button", { name: en.booking.form.submit }).click();
  await page.waitForURL(/booking\/sent/);
});

test("Enter in a field sends the form, and switches nothing", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(paths.booking("en"));
  await waitForScripts(page, javaScriptEnabled);
  await page.locator("#fullName").fill("Rahima Khatun");
  await page.locator("#fullName").press("Enter");
  await expect(page.getByRole("alert")).toContainText(en.validation.phoneRequired);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).not.toHaveClass("dark");
  await expect(page.locator("#fullName")).toHaveValue("Rahima Khatun");
});

test("a switch keeps a list's search text, and Enter searches", async ({ page }) => {
  await page.goto(paths.hospitals("en"));
  await page.locator("#q").fill("heart");
  await page.locator("#specialty").selectOption("fertility");
  await press(page, languageNames.bn);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expect(page.locator("#q")).toHaveValue("heart");
  await page.locator("#q").fill("ক্যান্সার");
  await press(page, bn.common.theme.toDark);
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.locator("#q")).toHaveValue("ক্যান্সার");
  await expect(page.locator("#specialty")).toHaveValue("fertility");
  await page.locator("#q").fill("apolo");
  await page.locator("#q").press("Enter");
  await expect(page).toHaveURL(/q=apolo/);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
});

test("a switch keeps the search text on a missing page, and Enter searches", async ({ page }) => {
  await page.goto("/no-such-page");
  const box = page.locator("main [name=q]");
  await box.fill("heart");
  await press(page, languageNames.th);
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
  await expect(box).toHaveValue("heart");
  await box.fill("มะเร็ง");
  await press(page, th.common.theme.toDark);
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(box).toHaveValue("มะเร็ง");
  await box.fill("apolo");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/th\/hospitals\?q=apolo$/);
});

test("Back restores the scroll position of a form", async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(paths.booking("bn"));
  await waitForScripts(page, javaScriptEnabled);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator("footer").getByRole("link", { name: bn.common.nav.promise }).click();
  await expect(page).toHaveURL(paths.promise("bn"));
  await page.goBack();
  await waitForScripts(page, javaScriptEnabled);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(500);
});

test.describe("phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("hides the bottom bar of a form's page while typing", async ({ page }) => {
    await page.goto(paths.booking("en"));
    const bar = page.getByRole("navigation", { name: en.common.act.label });
    await expect(bar.getByRole("link")).toHaveCount(2);
    await page.locator("#fullName").focus();
    await expect(bar).toBeHidden();
    await page.locator("#fullName").blur();
    await expect(bar).toBeVisible();
  });
});
