import { expect, type Locator, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import {
  ownPhone,
  pathInDashboard,
  REFERENCE,
  signInAsCoordinator,
  waitForScripts,
} from "../support/journeys";
import { expectReadable } from "../support/look";

const WORDS = "বিছানা পাওয়া গেছে, শুক্রবার থেকে।";
const { notices, send, ready } = en.deskAccess;

test("a coordinator answers a family without an email address, and the family opens the answer by the link in the chat", async ({
  page,
  browser,
  javaScriptEnabled,
}, info) => {
  const phone = ownPhone();
  await page.goto(paths.callBack("bn"));
  await page.getByLabel(bn.booking.form.fields.phoneNumber.label).fill(phone);
  await page.getByRole("main").getByRole("button", { name: bn.booking.callBack.submit }).click();
  const reference = REFERENCE.exec(await page.getByRole("main").innerText())?.[0] ?? "";

  const { baseURL } = info.project.use;
  const viewport = { width: 1280, height: 900 };
  const desk = await (await browser.newContext({ javaScriptEnabled, baseURL, viewport })).newPage();
  await signInAsCoordinator(desk, paths.dashboard("en"));
  await desk.goto(await pathInDashboard(desk, "bookings", reference));
  await waitForScripts(desk, javaScriptEnabled);
  const main = desk.getByRole("main");
  const composer = desk.locator("form#act");
  await expect(composer).toContainText(en.deskAccess.write.wordsHints.chat);
  await composer.locator("[name=did][value=wrote]").check();
  await composer.locator("[name=words]").fill(WORDS);
  await look(desk, javaScriptEnabled);
  await composer.locator("button[name=onward]:visible").first().click();

  await expect(main).toContainText(notices.text);
  await expect(main).toContainText(en.handling.timeline.untold);
  await look(desk, javaScriptEnabled);
  await main.getByRole("button", { name: notices.prepare }).click();
  await expect(main).toContainText(ready);
  await look(desk, javaScriptEnabled);
  const link = await privateLinkIn(main.getByRole("link", { name: send }));
  await main.getByRole("button", { name: notices.sent }).click();
  await expect(desk.getByText(notices.toast)).toBeVisible();
  await expect(main.getByRole("button", { name: notices.sent })).toHaveCount(0);

  const family = await (await browser.newContext({ javaScriptEnabled, baseURL })).newPage();
  await family.goto(link);
  await family.locator("[name=lastDigits]").fill(phone.slice(-4));
  await family.locator("[name=device][value=own]").check();
  await family.getByRole("main").locator("form button[type=submit]").first().click();
  await expect(family).toHaveURL(paths.familyPage(reference, "bn"));
  await expect(family.getByRole("main")).toContainText(WORDS);
  await look(family, javaScriptEnabled);

  await desk.reload();
  await expect(main.locator(`form[action$="/undo"]`)).toHaveCount(0);
  await desk.context().close();
  await family.context().close();
});

/** The path of the link in a prepared message. */
async function privateLinkIn(chat: Locator): Promise<string> {
  const { searchParams } = new URL((await chat.getAttribute("href")) ?? "");
  const address = /https?:\S+/.exec(searchParams.get("text") ?? "")?.[0] ?? "";
  return new URL(address).pathname;
}

/** Axe needs JavaScript. */
async function look(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled !== false) await expectReadable(page);
}
