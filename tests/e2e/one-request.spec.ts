import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import {
  ownPhone,
  pathInDashboard,
  sendBooking,
  sendMessage,
  signInAsCoordinator,
} from "../support/journeys";

/** The whole life of a request; the README of app/features/requests names the code of each step. */
test("a coordinator turns a message into a booking, then merges, corrects, completes and erases it", async ({
  page,
  browser,
}) => {
  const phone = ownPhone();
  const family = await browser.newPage();
  const earlier = await sendBooking(family, { phoneNumber: phone });
  const reference = await sendMessage(family, { phone, name: "Rahima Khatun" });
  const sentPage = paths.messageSent(reference, "en");

  await signInAsCoordinator(page, paths.dashboard("en"));
  const message = await pathInDashboard(page, "contacts", reference);
  await page.goto(message);
  await page.locator(`a[href$="/kind"]`).first().click();
  await page.locator("#destinationCountry").fill("India");
  await page.locator("#making button[type=submit]").click();
  await expect(page.getByText("made it a booking")).toBeVisible();
  await expect(page).toHaveURL(/\/bookings\//);
  await family.goto(sentPage);
  await expect(family.locator("main")).toContainText(reference);

  // an older booking of the same family is about the same journey
  await page
    .locator("#duplicates")
    .getByRole("listitem")
    .filter({ hasText: earlier })
    .getByRole("link")
    .last()
    .click();
  await page.locator("#confirmation button[type=submit]").click();
  await expect(page.getByText("merged another request into this one")).toBeVisible();
  const request = new URL(page.url()).pathname;

  await page.getByText("Correct a fact").click();
  await page.locator("#destinationCountry").fill("Thailand");
  await page.locator("details button[value=stay]").last().click();
  // the first one was recorded when the message became a booking
  await expect(page.getByText(/corrected: Destination/)).toHaveCount(2);

  const composer = page.locator("#composer");
  await composer.getByLabel("Called", { exact: true }).check();
  await page.getByLabel("What was said").fill("They are home again");
  await composer.locator("details:has([name=instead]) > summary").click();
  await page.getByLabel("Instead, move to").selectOption("completed");
  await page.getByLabel("Why").fill("The journey is over");
  await composer.locator("button[value=stay]").click();
  await expect(page.getByText(/→ Completed/)).toBeVisible();
  await family.goto(sentPage);
  await expect(family.locator("main")).toContainText("This request is complete");

  await page.goto(`${request}/erasure`);
  await page.locator("[name=asked]").check();
  await page.locator("#currentPassword").fill(E2E_ADMIN.password);
  await page.locator("#erasure button[type=submit]").click();
  await expect(page.locator("main")).not.toContainText("Rahima Khatun");
  await expect(page.locator("main")).not.toContainText("They are home again");
  await family.close();
});
