import { expect, type Page, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { addAccount, addFailedReceipt, onDatabase } from "../support/e2e-database";
import {
  ownPhone,
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  typePassword,
  waitForScripts,
} from "../support/journeys";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

/** Dashboard forms, each with its text field and its button. */
const forms = {
  "the composer": {
    open: async (page: Page) => {
      const reference = await sendBooking(page);
      await signInAsCoordinator(page, paths.dashboardPage("bookings", "en"));
      await page.goto(await pathInDashboard(page, "bookings", reference));
      await waitForScripts(page, true, "form#act");
      await page.locator("#composer label", { hasText: "Note" }).click();
    },
    field: "[name=words]",
    save: "#composer button[value=stay]",
  },
  "the note of a call about a failed mail": {
    open: async (page: Page) => {
      const id = addFailedReceipt(await sendBooking(page));
      await signInAsCoordinator(page, paths.dashboardRecord("mails", id, "en"));
      await waitForScripts(page, true, "form#call");
    },
    field: "[name=note]",
    save: "form#call button",
  },
  "a note of the hand-over": {
    open: async (page: Page) => {
      const reference = await sendBooking(page);
      const { id, email } = addAccount(`${ownPhone()}@example.com`, "admin");
      onDatabase((db) =>
        db.prepare("update requests set assigned_to = ? where reference = ?").run(id, reference),
      );
      await page.goto(paths.dashboardPage("queue/handover", "en"));
      await typePassword(page, { email });
      await waitForScripts(page, true, "form#hand-over");
      await page.locator("[name=to]").selectOption({ index: 1 });
    },
    field: "[name^=note-]",
    save: "form#hand-over button",
  },
};

/**
 * Ways in which a form does not reach the server. @returns a function that restores the connection
 */
const drops = {
  "without a line": async (page: Page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  "while the server is away": async (page: Page) => {
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    return () => page.unroute("**/*");
  },
};

const countRecorded = (words: string) =>
  onDatabase((db) =>
    db.prepare("select count(*) from request_events where words = ?").pluck().get(words),
  );

for (const [name, { open, field, save }] of Object.entries(forms)) {
  const openAndType = async (page: Page) => {
    await open(page);
    const words = `Their son calls back from ${ownPhone()}`;
    await page.locator(field).fill(words);
    return words;
  };

  for (const [how, drop] of Object.entries(drops)) {
    test(`${name} keeps its text when a save fails ${how}, and the next save succeeds`, async ({
      page,
    }) => {
      const words = await openAndType(page);
      const restore = await drop(page);
      await page.locator(save).click();
      await expect(page.getByRole("alert")).toContainText(en.common.offline);
      await expect(page.locator(field)).toHaveValue(words);
      await restore();
      expect(countRecorded(words)).toBe(0);
      await page.locator(save).click();
      await expect.poll(() => countRecorded(words)).toBe(1);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }

  test(`${name} is saved after a deploy has renamed every file`, async ({ page }) => {
    const words = await openAndType(page);
    await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
    await page.locator(save).click();
    await expect.poll(() => countRecorded(words)).toBe(1);
    // the next page's files are missing too
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
