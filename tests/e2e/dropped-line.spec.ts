import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { countRows, onDatabase } from "../support/e2e-database";
import { family, messageFields } from "../support/family";
import { emailOf, unfold, waitForScripts } from "../support/journeys";

// without JavaScript the browser shows its own error page
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

const story = {
  name: "রহিমা",
  place: "সিলেট",
  text: "সেই রাতেই ফোন করেছেন।",
};

/** The public forms, with their answers and their tables. */
const forms = [
  {
    path: paths.booking("bn"),
    table: "requests",
    values: { ...family, phoneNumber: "০১৭১২৩৪৫৬৭৮" },
    fillRest: async () => {},
  },
  { path: paths.contact("bn"), table: "requests", values: messageFields, fillRest: async () => {} },
  {
    path: paths.shareYourStory("bn"),
    table: "reviews",
    values: story,
    fillRest: async (page: Page) => {
      await page.locator("#country").selectOption("india");
      await page.locator("#treatment").selectOption("cardiology");
      await page.getByLabel(bn.reviews.story.ratings[4]).check();
      await page.locator("#consent").check();
    },
  },
] as const;

for (const { path, table, values, fillRest } of forms) {
  const send = (page: Page) => page.locator("main form[method=post] button[type=submit]").click();
  const fill = async (page: Page, email: string) => {
    await page.goto(path);
    await waitForScripts(page, true);
    await unfold(page);
    for (const [name, value] of Object.entries({ ...values, email })) {
      await page.locator(`main form[method=post] [name=${name}]`).fill(value);
    }
    await fillRest(page);
    return page.locator("[name=submissionKey]").inputValue();
  };
  const keyInDatabase = (email: string) =>
    onDatabase((db) =>
      db.prepare(`select submission_key from ${table} where email = ?`).pluck().get(email),
    );

  test(`the form on ${path} survives a dropped connection and is sent once`, async ({
    page,
    context,
  }, info) => {
    const email = emailOf(`line-dropped${path.replace(/\W/g, "-")}`, info);
    const key = await fill(page, email);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole("alert")).toContainText(bn.common.offline);
    for (const [name, value] of Object.entries({ ...values, email })) {
      await expect(page.locator(`[name=${name}]`).first()).toHaveValue(value);
    }
    await expect(page.locator("[name=submissionKey]")).toHaveValue(key);
    expect(await countRows(table, "email", email)).toBe(0);
    await context.setOffline(false);
    await send(page);
    await page.waitForURL(`**${path}/sent**`);
    expect(await countRows(table, "email", email)).toBe(1);
    expect(keyInDatabase(email)).toBe(key);
  });

  test(`resending the form on ${path} after a lost response creates no duplicate`, async ({
    page,
  }, info) => {
    const email = emailOf(`unanswered${path.replace(/\W/g, "-")}`, info);
    const key = await fill(page, email);
    await page.route(`**${path}`, async (route, request) => {
      if (request.method() !== "POST") return route.continue();
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    const failed = page.waitForEvent("requestfailed");
    await send(page);
    // the browser shows its error page; the reopened form has its key and its input
    await failed;
    expect(await countRows(table, "email", email)).toBe(1);
    await page.unroute(`**${path}`);
    await page.goto(path);
    for (const [name, value] of Object.entries({ ...values, email })) {
      await expect(page.locator(`main [name=${name}]`).first()).toHaveValue(value);
    }
    await expect(page.locator("[name=submissionKey]")).toHaveValue(key);
    await send(page);
    await page.waitForURL(`**${path}/sent**`);
    expect(await countRows(table, "email", email)).toBe(1);
  });
}
