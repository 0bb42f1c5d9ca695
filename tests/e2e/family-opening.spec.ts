import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { linkFromMail } from "../support/eml";
import { emailOf, ownPhone, sendBooking } from "../support/journeys";
import { expectReadable } from "../support/look";

const { familyPage } = bn;
const { open } = bn.requestAccess;

test("a family opens its page by the mailed link, writes, and leaves nothing behind", async ({
  page: sender,
  browser,
  javaScriptEnabled,
}, info) => {
  const email = emailOf("opens", info);
  const phoneNumber = `${ownPhone().slice(0, -4)}5678`;
  const reference = await sendBooking(sender, { email, phoneNumber }, paths.booking("bn"));
  const { E2E_DATA_DIR: folder = "" } = process.env;
  const link = await linkFromMail(folder, email, "/bn/request/open/");

  const { baseURL, viewport } = info.project.use;
  const phone = await browser.newContext({ javaScriptEnabled, baseURL, viewport });
  const page = await phone.newPage();
  const main = page.getByRole("main");
  // axe needs JavaScript
  const look = () => (javaScriptEnabled === false ? undefined : expectReadable(page));
  const familyPath = paths.familyPage(reference, "bn");

  await test.step("wrong digits open nothing, and the choice of device is kept", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(open.title);
    await expect(page.locator("body")).not.toContainText(reference);
    await look();
    await main.locator("[name=lastDigits]").fill("1111");
    await main.locator("[name=device][value=own]").check();
    await main.getByRole("button", { name: open.submit }).click();
    await expect(page.getByRole("alert")).toContainText("৪");
    await expect(main.locator("[name=device][value=own]")).toBeChecked();
    await look();
  });

  await test.step("the right digits open the page, even in Bengali", async () => {
    await main.locator("[name=lastDigits]").fill("৫৬৭৮");
    await main.getByRole("button", { name: open.submit }).click();
    await page.waitForURL((url) => url.pathname === familyPath);
    await expect(main).toContainText(familyPage.due.label);
  });

  await test.step("the family writes", async () => {
    await page.getByLabel(familyPage.conversation.label).fill("আব্বা আজ কথা বলছেন।");
    await main.getByRole("button", { name: familyPage.conversation.submit, exact: true }).click();
    await expect(page.getByText(familyPage.conversation.sent)).toBeVisible();
    await expect(main).toContainText("আব্বা আজ কথা বলছেন।");
  });

  await test.step("after Leave, Back shows no words of the family", async () => {
    await page.getByRole("button", { name: familyPage.leave }).click();
    await page.waitForURL((url) => url.pathname !== familyPath);
    await page.goBack();
    await expect(page).not.toHaveURL(familyPath);
    await expect(page.locator("body")).not.toContainText("আব্বা আজ কথা বলছেন।");
  });
  await phone.close();
});
