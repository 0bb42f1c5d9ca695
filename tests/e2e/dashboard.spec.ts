import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { family } from "../support/family";
import { sendBooking, signInAsCoordinator } from "../support/journeys";

test("a coordinator signs in, finds the request and records the reply", async ({ page }) => {
  const reference = await sendBooking(page, { fullName: "Rahima Begum" });
  await signInAsCoordinator(page, paths.dashboard("en"));
  await page.locator("header > div > details > summary").click();
  await page.locator("header details nav").getByRole("link", { name: "Bookings" }).click();
  // the queue has a search of its own, until the list has come
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  await page.getByRole("searchbox").fill(reference.toLowerCase());
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Bookings found: 1")).toBeVisible();
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${reference}`);
  await expect(page.getByText(/^Reply due in/)).toBeVisible();
  await expect(page.getByText(family.tellUsMore)).toBeVisible();

  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(page.getByText("Received → Acknowledged")).toBeVisible();
  await expect(page.getByText("The status is changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Acknowledge" })).toHaveCount(0);

  await page.getByLabel("What was said").fill("Spoke to the son");
  await page.getByRole("button", { name: "Record reply" }).click();
  // the channel is missing: what was typed is kept
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByLabel("What was said")).toHaveValue("Spoke to the son");
  await page.getByLabel("Phone", { exact: true }).check();
  await page.getByRole("button", { name: "Record reply" }).click();
  await expect(page.getByText(/^Answered in time/)).toBeVisible();
  await expect(page.getByText("Replied: Phone")).toBeVisible();
  await expect(page.getByText("Spoke to the son")).toBeVisible();
});

test("the second of two coordinators is told, and nothing is overwritten", async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()]);
  const reference = await sendBooking(first, { fullName: "Kamal Uddin" });
  const list = paths.dashboardBookings("en", { search: reference });
  for (const page of [first, second]) {
    await signInAsCoordinator(page, list);
    await page.getByRole("link", { name: reference }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
  }
  await first.getByRole("button", { name: "Acknowledge" }).click();
  await expect(first.getByText("Received → Acknowledged")).toBeVisible();
  await second.getByLabel("New status").selectOption("on_hold");
  await second.getByLabel("Reason").fill("The family asked to wait");
  await second.getByRole("button", { name: "Change status" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(
    "Someone else changed this first",
  );
  await expect(second.getByText("Received → Acknowledged")).toBeVisible();
  await second.getByRole("button", { name: "Do it anyway: On hold" }).click();
  await expect(second.getByText("Acknowledged → On hold")).toBeVisible();
  await first.close();
  await second.close();
});

test("a booking prints on one sheet", async ({ page }) => {
  const reference = await sendBooking(page, { fullName: "Rahima Begum" });
  await signInAsCoordinator(page, paths.dashboardBookings("en", { search: reference }));
  await page.getByRole("link", { name: reference }).click();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
