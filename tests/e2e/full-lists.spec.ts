import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { emailOf, ownPhone, sendBooking, sendMessage, typePassword } from "../support/journeys";

const { lists, queue } = en;
const service = "hotel-booking";

const rows = (page: Page) => page.locator("main table tbody tr");
const show = (page: Page) => page.getByRole("button", { name: queue.filter.show }).click();

/** The lines of the exported file, without the header. */
async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: lists.download }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await file.path(), "utf8");
  return text.trim().split("\r\n").slice(1);
}

test("full lists can be filtered, sorted and exported, and a filter saved", async ({
  page,
  browser,
}, info) => {
  // unique for each run
  const patientCurrentLocation = `Ward${ownPhone()}`;
  const email = emailOf("full-list-family", info);
  const family = await browser.newPage();
  for (const fullName of ["Bilkis Begum", "Anwar Kabir"]) {
    await sendBooking(
      family,
      { fullName, patientCurrentLocation },
      paths.booking("en", { service }),
    );
  }
  await sendMessage(family, { email, name: "Chandan Saha" });
  await family.close();
  await page.goto(paths.dashboardBookings("en"));
  await typePassword(page, addAccount(emailOf("full-lists", info), "admin"));

  // on a phone the form sets the order, since rows are cards without column heads
  await page.getByRole("searchbox").fill(patientCurrentLocation);
  await page.getByText(lists.more).click();
  await page.locator("[name=service]").selectOption(service);
  await page.locator("[name=sort]").selectOption("newest");
  await show(page);
  await expect(rows(page)).toContainText(["Anwar Kabir", "Bilkis Begum"]);
  await page.locator("[name=sort]").selectOption("oldest");
  await show(page);
  await expect(rows(page)).toContainText(["Bilkis Begum", "Anwar Kabir"]);
  const file = await download(page);
  expect(file).toEqual([
    expect.stringContaining("Bilkis Begum"),
    expect.stringContaining("Anwar Kabir"),
  ]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: lists.download })).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: lists.saved.title }).click();
  await page.getByLabel(lists.saved.name, { exact: true }).fill("My families");
  await page.getByRole("button", { name: lists.saved.submit, exact: true }).click();
  await expect(page.getByText(lists.saved.toasts.saved).first()).toBeVisible();
  await page.goto(paths.dashboardBookings("en"));
  await page.getByRole("link", { name: "My families" }).click();
  // a saved filter does not include the search text
  await expect(page.locator("[name=service]")).toHaveValue(service);
  await expect(page.locator("[name=sort]")).toHaveValue("oldest");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(rows(page).filter({ hasText: "Anwar Kabir" }).first()).toBeVisible();

  await page.goto(paths.dashboardPage("contacts", "en"));
  await page.getByRole("searchbox").fill(email);
  await show(page);
  await expect(rows(page)).toContainText(["Chandan Saha"]);
  expect(await download(page)).toEqual([expect.stringContaining("Chandan Saha")]);
});

test("a printed list fits the paper and shows its page number", async ({ page, browser }, info) => {
  const family = await browser.newPage();
  // more bookings than one page shows; the last has a name of maximum length without a space
  for (let nth = 0; nth < 25; nth++) await sendBooking(family);
  await sendBooking(family, { fullName: "Chattopadhyay".repeat(7) });
  await family.close();
  await page.goto(paths.dashboardBookings("en", { sort: "newest" }));
  await typePassword(page, addAccount(emailOf("printed-lists", info), "admin"));
  await page.emulateMedia({ media: "print" });
  // the width of A4 between its margins
  await page.setViewportSize({ width: 717, height: 1000 });
  // the page's style sheets may load after its text
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(717);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Next" })).toBeHidden();
});
