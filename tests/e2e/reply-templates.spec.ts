import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { pathInDashboard, sendBooking, signInAsCoordinator } from "../support/journeys";

test("a reply template is inserted after the typed text, edited and recorded", async ({
  page,
  browser,
}) => {
  const reference = await sendBooking(await browser.newPage(), { fullName: "Rahima Khatun" });
  await signInAsCoordinator(page, paths.dashboard("en"));
  await page.goto(await pathInDashboard(page, "bookings", reference));

  const composer = page.locator("#composer");
  const words = composer.getByLabel("What was said");
  await composer.getByLabel("WhatsApp", { exact: true }).check();
  await words.fill("As I said on the phone:");
  await composer.getByText("Insert a reply template").click();
  await composer.getByLabel("Template").selectOption("en sample-reply-asked");
  await composer.getByRole("button", { name: "Insert" }).click();

  await expect(words).toHaveValue(/^As I said on the phone:\n\nDear Rahima Khatun,/);
  await expect(words).toHaveValue(/Hospital: \[hospital\?\]/);
  await expect(words).toBeFocused();
  await expect(composer.getByLabel("WhatsApp", { exact: true })).toBeChecked();

  await composer.locator("button[value=stay]").click();
  // the template's own hint shows the same text before the answer arrives
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByText("There is a gap left in the words").first()).toBeVisible();
  await words.fill((await words.inputValue()).replace("[hospital?]", "Apollo"));
  await composer.locator("button[value=stay]").click();
  await expect(page.getByText("wrote on WhatsApp")).toBeVisible();
  await expect(page.getByText("Hospital: Apollo")).toBeVisible();
});
