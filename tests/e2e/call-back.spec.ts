import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { emailOf, ownPhone, REFERENCE, typePassword, waitForScripts } from "../support/journeys";

test("a family asks for a call with its number alone, then adds details", async ({
  page,
  javaScriptEnabled,
}) => {
  const { callBack, form } = bn.booking;
  await page.goto("/bn/services");
  await page.getByRole("main").getByRole("link", { name: callBack.title }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(callBack.heading);
  await waitForScripts(page, javaScriptEnabled);
  const phone = page.getByLabel(form.fields.phoneNumber.label);
  const send = page.getByRole("main").getByRole("button", { name: callBack.submit });

  await phone.fill("০১৭১");
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(phone).toHaveValue("০১৭১");

  await page.getByText(form.fields.urgent.yes).click();
  await phone.fill(ownPhone());
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(callBack.sent.title);
  const main = page.getByRole("main");
  await expect(main).toContainText(REFERENCE);
  await expect(main).toContainText(bn.submission.recap.title);
  const chat = main.getByRole("link", { name: bn.common.act.whatsapp });
  expect(await chat.getAttribute("href")).toMatch(/SETU-/);
  // the bar calls us with one tap, and links to no form that asks for the number again
  const bar = page.locator("body > nav").last();
  await expect(bar.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(bar.locator('a[href$="/booking"]')).toHaveCount(0);
  await page.reload();
  await expect(main).toContainText(bn.submission.recap.title);
  await expect(main).toContainText(form.fields.urgent.yes);

  // the family adds details without entering its number again
  await main.getByRole("link", { name: callBack.more.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(callBack.more.heading);
  await waitForScripts(page, javaScriptEnabled);
  await expect(phone).not.toHaveValue("");
  await expect(page.getByLabel(form.fields.urgent.yes)).toBeChecked();
  await page.getByLabel(form.fields.tellUsMore.label).fill("স্ট্রোক হয়েছে");
  await page.getByRole("main").getByRole("button", { name: callBack.more.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(callBack.sent.title);
  await expect(main).toContainText("স্ট্রোক হয়েছে");
});

test("a coordinator on a phone calls back from the queue or sends a message", async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const number = ownPhone();
  await page.goto("/bn/call-back");
  await page.getByLabel(bn.booking.form.fields.phoneNumber.label).fill(number);
  await page.getByRole("main").getByRole("button", { name: bn.booking.callBack.submit }).click();
  await expect(page.getByRole("main")).toContainText(REFERENCE);
  const queue = paths.dashboard("bn", { search: number });
  await page.goto(queue);
  await typePassword(page, addAccount(emailOf("nila-calls", info), "admin"));

  const row = page.locator("main li[id^=r-]");
  await expect(row).toHaveCount(1);
  const call = row.locator("a[href^='tel:']");
  await expect(call).toBeVisible();
  // the styles may arrive after the page
  await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const chat = row.locator("a[href^='https://wa.me/']");
  await expect(chat).toBeVisible();
  const prefilledText = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(prefilledText).toMatch(/^শুভেচ্ছা নেবেন।.* Nila .*SETU-/);
});
