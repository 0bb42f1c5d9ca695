import { expect, type Page, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { ownPhone, REFERENCE } from "../support/journeys";

const { ask, wish } = en.doctorList;
const HOSPITAL = "bumrungrad-international";
const DOCTOR = "Doctor A (sample)";

/** Opens a hospital's page, and sends a request for a doctor there. */
async function askForDoctor(page: Page) {
  await page.goto(paths.hospital(HOSPITAL, "en"));
  await page.getByRole("link", { name: `${ask} (${DOCTOR})` }).click();
  const words = page.locator("[name=tellUsMore]");
  await expect(words).toHaveValue(`${wish.replace("{{doctor}}", DOCTOR)}\n`);
  await expect(page.locator("[name=hospital]")).toHaveValue(HOSPITAL);
  await expect(page.locator("[name=service]")).toHaveValue("doctor-appointment");
  await page.locator("[name=fullName]").fill("Rahima Begum");
  await page.locator("[name=phoneNumber]").fill(ownPhone());
  await page.locator("[name=email]").fill("of-the-doctors@example.com");
  await page.locator("form#booking button[type=submit]").click();
  await page.waitForURL(REFERENCE);
  await expect(page.locator("main")).toContainText(DOCTOR);
}

test("a family asks for a doctor from the hospital's page", async ({ page }) => {
  await askForDoctor(page);
});

test("text typed earlier stays below the requested doctor", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "only JavaScript restores typed text");
  await page.goto(paths.booking("en"));
  await page.locator("[name=tellUsMore]").fill("My father is ill.");
  await page.goto(paths.hospital(HOSPITAL, "en"));
  await page.getByRole("link", { name: `${ask} (${DOCTOR})` }).click();
  const line = wish.replace("{{doctor}}", DOCTOR);
  await expect(page.locator("[name=tellUsMore]")).toHaveValue(`${line}\nMy father is ill.`);
});
