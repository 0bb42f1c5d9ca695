import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { addAccount, onDatabase } from "../support/e2e-database";
import { emailOf, sendBooking, typePassword } from "../support/journeys";
import { expectReadable } from "../support/look";

const { links, watch } = bn.sharing;

test("a family shares a link, a cousin opens it, and the family revokes it", async ({
  page,
  browser,
  javaScriptEnabled,
}, info) => {
  // axe needs JavaScript
  const look = (at: Page) => (javaScriptEnabled === false ? undefined : expectReadable(at));
  const press = (at: Page, name: string) =>
    at.locator("main").getByRole("button", { name, exact: true }).click();
  const { email } = addAccount(emailOf("shares", info), "user");
  const reference = await sendBooking(page, { email });
  setPatientName(reference, "শাহিদা বেগম");
  await page.goto(paths.login("bn"));
  await typePassword(page, { email });
  await page.waitForURL(/\/bn\/profile$/);

  await page.goto(paths.familyPage(reference, "bn", "sharing"));
  await press(page, links.submit);
  await expect(page.getByRole("alert")).toContainText(bn.validation.required);
  await page.locator("[name=label]").fill("দুবাইয়ের মামা");
  await press(page, links.submit);
  const newLink = page.getByRole("status").filter({ hasText: links.madeTitle });
  await expect(newLink.locator('a[href^="https://wa.me/?text="]')).toBeVisible();
  const address = /https?:\S+\/bn\/watch\/[\da-f]{40}/.exec(await newLink.innerText())?.[0] ?? "";
  const path = new URL(address).pathname;
  await look(page);
  if (javaScriptEnabled !== false) {
    await expect(newLink.getByRole("button", { name: bn.common.copy })).toBeVisible();
  }

  const cousinBrowser = await browser.newContext({
    javaScriptEnabled,
    baseURL: info.project.use.baseURL,
  });
  const cousin = await cousinBrowser.newPage();
  await test.step("the cousin opens the link and reads", async () => {
    await cousin.goto(path);
    await expect(cousin.getByRole("heading", { level: 1 })).toHaveText(watch.closedTitle);
    await expect(cousin.locator("body")).not.toContainText("শাহিদা");
    await look(cousin);
    await press(cousin, watch.open);
    await expect(cousin.getByRole("heading", { level: 1 })).toHaveText(watch.now.contact);
    await expect(cousin.locator("main")).toContainText("শাহিদা");
    await expect(cousin.locator("body")).not.toContainText("বেগম");
    await expect(cousin.locator("body")).not.toContainText(reference);
    await look(cousin);
    await cousin.getByRole("link", { name: watch.again }).click();
    await expect(cousin.getByRole("heading", { level: 1 })).toHaveText(watch.now.contact);
  });

  await test.step("the family ends the link", async () => {
    await page.goto(paths.familyPage(reference, "bn", "sharing"));
    await expect(page.locator("main")).toContainText(links.once);
    await press(page, links.end);
    await expect(page.getByText(links.endedNow).first()).toBeVisible();
  });

  await test.step("the link no longer opens for the cousin", async () => {
    const answer = await cousin.reload();
    expect(answer?.status()).toBe(404);
    await expect(cousin.getByRole("heading", { level: 1 })).toHaveText(watch.endedTitle);
    await expect(cousin.locator("body")).not.toContainText("শাহিদা");
    await look(cousin);
  });
  await cousinBrowser.close();
});

function setPatientName(reference: string, patient: string): void {
  onDatabase((db) =>
    db.prepare("update requests set patient_name = ? where reference = ?").run(patient, reference),
  );
}
