import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";

test("a form that meets a dropped line keeps everything and is sent once", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser's own page says so");
  await page.goto(paths.booking("bn"));
  await page.waitForLoadState("networkidle");
  await page.locator("[name=fullName]").fill("মোঃ রহিম উদ্দিন");
  await page.locator("[name=email]").fill("dropped@setu.example");
  await page.locator("[name=phoneNumber]").fill("০১৭১২৩৪৫৬৭৮");
  const send = page.locator("main form button[type=submit]");
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole("alert")).toContainText("সংযোগ নেই");
  await expect(page.locator("[name=fullName]")).toHaveValue("মোঃ রহিম উদ্দিন");
  const key = await page.locator("[name=submissionKey]").inputValue();
  await context.setOffline(false);
  expect(await page.locator("[name=submissionKey]").inputValue()).toBe(key);
  await send.click();
  await expect(page).toHaveURL(/\/bn\/booking\/sent\/SETU-/);
});
