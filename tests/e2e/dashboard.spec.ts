import { expect, type Page, test } from "@playwright/test";
import { type Language, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { family } from "../support/family";
import { sendBooking, signInAsCoordinator, uniqueContact } from "../support/journeys";

test("a coordinator signs in, finds the request and records the reply", async ({ page }) => {
  const reference = await sendBooking(page, { fullName: "Rahima Begum" });
  await signInAsCoordinator(page, paths.dashboard("en"));
  await page.locator("header > div > details > summary").click();
  await page.locator("header details nav").getByRole("link", { name: "Bookings" }).click();
  // until the list has loaded, the page still shows the queue, which has its own search
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  await page.getByRole("searchbox").fill(reference.toLowerCase());
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Bookings found: 1")).toBeVisible();
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rahima Begum");
  await expect(page.getByText(/^\d.* left$/)).toBeVisible();
  await expect(page.getByText(family.tellUsMore)).toBeVisible();
  const composer = page.locator("#composer");
  const top = await composer.evaluate((element) => element.getBoundingClientRect().top);
  // on a phone the reply form was once at 2,544 pixels
  expect(top).toBeLessThan(1000);
  const stay = composer.locator("button[value=stay]");

  await composer.getByLabel("No answer").check();
  await stay.click();
  await expect(page.getByText("called, no answer")).toBeVisible();
  await expect(page.getByText(/^\d.* left$/)).toBeVisible();

  await page.getByLabel("What was said").fill("Spoke to the son");
  await stay.click();
  // without an act the form is refused, and the input is kept
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByLabel("What was said")).toHaveValue("Spoke to the son");
  await composer.getByLabel("Called").check();
  await stay.click();
  await expect(page.getByText(/^Answered in time/)).toBeVisible();
  await expect(page.getByText("Spoke to the son")).toBeVisible();
  // a saved text leaves the form, so it is not sent twice
  await expect(page.getByLabel("What was said")).toHaveValue("");
  await expect(composer.getByLabel("Called")).not.toBeChecked();
});

test("the second of two coordinators sees a conflict, and nothing is overwritten", async ({
  browser,
}, info) => {
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()]);
  const reference = await sendBooking(first, { fullName: "Kamal Uddin", ...uniqueContact(info) });
  const list = paths.dashboardBookings("en", { search: reference });
  for (const page of [first, second]) {
    await signInAsCoordinator(page, list);
    await page.getByRole("link", { name: reference }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kamal Uddin");
  }
  await first.getByLabel("Next step").selectOption("acknowledged");
  await first.locator("#composer button[value=stay]").click();
  await expect(first.getByText("Received → Acknowledged")).toBeVisible();
  await second.getByText("Skip ahead, hold, cancel or reopen").click();
  await second.getByLabel("Instead, move to").selectOption("on_hold");
  await second.getByLabel("Why").fill("The family asked to wait");
  // on a slow line the page's new data arrive after the answer, and the next press may be quicker
  await second.route("**/*.data?*", async (route) => {
    if (route.request().method() === "GET") await new Promise((done) => setTimeout(done, 3_000));
    await route.fallback();
  });
  await second.locator("#composer button[value=stay]").click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(
    "Someone else changed this first",
  );
  await expect(second.getByText("Received → Acknowledged")).toBeVisible();
  await second.locator("#composer button[value=stay]").click();
  await second.getByRole("button", { name: "Yes: On hold" }).click();
  await expect(second.getByText("Acknowledged → On hold")).toBeVisible();
  await second.unrouteAll({ behavior: "ignoreErrors" });
  await first.close();
  await second.close();
});

/** The browsers' default margins. */
const MARGIN = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };

test("desktop shows ten requests and the whole composer, and a booking prints on one sheet", async ({
  page,
}) => {
  const tellUsMore = "মায়ের শ্বাসকষ্ট আজ সকাল থেকে বেড়েছে, ভেন্টিলেটর লাগতে পারে। "
    .repeat(30)
    .slice(0, 1900);
  const reference = await sendBooking(page, { fullName: "Rahima Begum", tellUsMore });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsCoordinator(page, paths.dashboard("en", { search: reference }));
  await page.locator("[data-row]").first().waitFor();
  // hides the queue's warnings, which other journeys cause
  const warning = page.locator("main div:has(> div > strong)", {
    hasText: "Emails that did not arrive",
  });
  // sets a property, since the content policy forbids style attributes
  await warning.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).style.setProperty("display", "none")),
  );
  const row = await page.locator("li:has([data-row])").first().boundingBox();
  expect(row?.height).toBeLessThanOrEqual(56);
  expect((row?.y ?? 800) + 10 * (row?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.locator("[data-row]").first().click();
  await page.locator("#composer").waitFor();
  // without its styles the page is longer
  await page.waitForLoadState("load");
  const composer = await page.locator("#composer").boundingBox();
  expect((composer?.y ?? 800) + (composer?.height ?? 0)).toBeLessThanOrEqual(800);
  // Thai texts and dates are the longest
  await expectOneSheet(page, ["en", "th"]);
});

test("a booking of maximum length prints on one sheet", async ({ page }, info) => {
  const tellUsMore = "মায়ের শ্বাসকষ্ট আজ সকাল থেকে বেড়েছে, ভেন্টিলেটর লাগতে পারে। "
    .repeat(90)
    .slice(0, 5000);
  const reference = await sendBooking(page, {
    fullName: "Rahima Begum",
    ...uniqueContact(info),
    tellUsMore,
  });
  await signInAsCoordinator(page, paths.dashboard("en", { search: reference }));
  await page.locator("[data-row]").first().click();
  await page.locator("#composer").waitFor();
  // without its styles the page is longer
  await page.waitForLoadState("load");
  await expectOneSheet(page, ["en", "bn", "th"]);
});

async function expectOneSheet(page: Page, languages: readonly Language[]) {
  const { pathname } = new URL(page.url());
  for (const language of languages) {
    await page.goto(pathInLanguage(pathname, language));
    const pdf = await page.pdf({ format: "A4", margin: MARGIN });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), language).toHaveLength(1);
  }
}
