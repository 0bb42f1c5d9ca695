import { expect, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { family } from "../support/family";
import { waitForScripts } from "../support/journeys";

test("a mistyped address prompts a question, and is accepted if the family confirms it", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/booking");
  await waitForScripts(page, javaScriptEnabled);
  for (const name of ["phoneNumber", "fullName"] as const) {
    await page.locator(`#${name}`).fill(family[name]);
  }
  await page.locator("#email").fill("rahima@gmail.con");
  const send = page.getByRole("button", { name: "Send booking request" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Did you mean “rahima@gmail.com”?");
  await expect(page.locator("#email")).toHaveValue("rahima@gmail.con");
  await page.getByRole("alert").getByRole("link").click();
  await expect(page.locator("#email")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Did you mean");
  // the footer's link to this page leads to the form, which still has its input
  await page.locator("footer").getByRole("link", { name: en.common.nav.booking }).click();
  await expect(page.locator("#fullName")).toHaveValue(family.fullName);
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request has reached us");
});
