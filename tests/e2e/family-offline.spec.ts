import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { onDatabase } from "../support/e2e-database";
import { sendBooking, waitForScripts, waitForWorker } from "../support/journeys";
import { expectReadable } from "../support/look";

test.use({ serviceWorkers: "allow" });
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

const { familyPage, offline, requestAccess } = bn;
const WORDS = "আব্বার জ্বর এখন ১০২।\nকী করব?";

/** Addresses of a family's pages in the caches of the phone. */
const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    }
    return found.filter((url) => url.includes("/request/"));
  });

const countStored = (words: string) =>
  onDatabase((db) =>
    db
      .prepare("select count(*) from request_events where kind = 'family' and words like ?")
      .pluck()
      .get(`%${words.split("\n")[0]}%${words.split("\n")[1]}`),
  );

test("a family reads and writes offline on its own phone, and leaves no data on it", async ({
  page,
  context,
}) => {
  const reference = await sendBooking(page, {}, paths.booking("bn"));
  const familyPath = paths.familyPage(reference, "bn");
  const words = `${WORDS} ${reference}`;
  const main = page.getByRole("main");
  const box = page.getByLabel(familyPage.conversation.label);
  const send = main.getByRole("button", { name: familyPage.conversation.submit, exact: true });

  await test.step("on somebody else's phone, nothing is stored", async () => {
    await page.goto(familyPath);
    await waitForWorker(page);
    await page.goto(familyPath);
    expect(await storedPages(page)).toEqual([]);
    await waitForScripts(page, true);
    await box.fill(words);
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole("alert")).toContainText(bn.common.offline);
    await expect(box).toHaveValue(words);
    await context.setOffline(false);
  });

  await test.step("on its own phone, the page opens offline and stores a sent text", async () => {
    await page.goto(paths.familyPage(reference, "bn", "sharing"));
    await page.locator("form[action$='/own-phone'] button").click();
    await page.goto(familyPath);
    await expect.poll(() => storedPages(page)).toHaveLength(1);
    await waitForScripts(page, true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("#on-phone")).toContainText("বাংলাদেশ সময়");
    await expect(main).toContainText(familyPage.due.label);
    await box.fill(words);
    await send.click();
    await page.waitForURL(`**${paths.unsent("bn")}`);
    await expect(page.locator("#unsent")).toContainText(offline.kinds.words);
    await expect(page.locator("#unsent")).toContainText(offline.unsent.waiting);
    await expectReadable(page);
    expect(countStored(words)).toBe(0);
  });

  await test.step("online again, the text arrives once in the conversation", async () => {
    await context.setOffline(false);
    await expect(page.locator("#unsent")).toContainText(offline.unsent.sent);
    expect(countStored(words)).toBe(1);
    await page.goto(familyPath);
    await expect(main).toContainText(words.split("\n")[1] ?? "");
    await expect(box).toHaveValue("");
    expect(countStored(words)).toBe(1);
  });

  await test.step("the Leave button removes everything", async () => {
    await page.getByRole("button", { name: familyPage.leave }).click();
    await expect(page.getByText(requestAccess.left)).toBeVisible();
    expect(await storedPages(page)).toEqual([]);
  });
});
