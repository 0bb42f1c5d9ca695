import { type BrowserContext, type Page, type Response, test } from "@playwright/test";
import { languages, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { addAccount, addFailedReceipt, addPasskey, addVideoReview } from "../support/e2e-database";
import {
  emailOf,
  pathInDashboard,
  sendBooking,
  sendMessage,
  signInAsCoordinator,
  typePassword,
  uploadPicture,
} from "../support/journeys";
import { visit, visitTranslated, visitWithoutScripts } from "../support/look";
import {
  answerPages,
  pagesBehindLogin,
  pagesForAll,
  passkeyRemoval,
} from "../support/walked-pages";

test.use({ colorScheme: "light" });
// two hundred pages, each at five widths; this takes minutes
test.setTimeout(480_000);

/**
 * The language in which pages behind the log-in are checked in full: its letters are the tallest.
 * In the other languages only their texts are checked.
 */
const FULLY_CHECKED = "bn";

for (const language of languages) {
  test(`every public page passes in ${language}`, async ({
    page,
    context,
    baseURL,
    javaScriptEnabled,
  }) => {
    await pastTheFirstVisit(context, baseURL);
    const look = javaScriptEnabled === false ? visitWithoutScripts : visit;
    for (const path of pagesForAll) {
      await test.step(path, () => look(page, pathInLanguage(path, language)));
    }
  });

  test(`every page behind the log-in passes in ${language}`, async ({
    page,
    javaScriptEnabled,
  }, info) => {
    const isCheckedElsewhere = language !== FULLY_CHECKED;
    const look = (path: string) => {
      if (javaScriptEnabled === false)
        return visitWithoutScripts(page, path, undefined, isCheckedElsewhere);
      return isCheckedElsewhere ? visitTranslated(page, path) : visit(page, path);
    };
    const booking = await sendBooking(page, { email: E2E_ADMIN.email });
    const message = await sendMessage(page, { email: E2E_ADMIN.email });
    await signInAsCoordinator(page, paths.dashboard("en"));
    const bookingPath = await pathInDashboard(page, "bookings", booking);
    const messagePath = await pathInDashboard(page, "contacts", message);
    const mailPath = paths.dashboardRecord("mails", addFailedReceipt(booking), "en");
    const user = addAccount(emailOf(`walked-${language}`, info), "user");
    const userPath = paths.dashboardRecord("users-list", user.id, "en");
    const videoPath = paths.dashboardRecord("videos-reviews", addVideoReview(), "en");
    const requests = { booking, message, bookingPath, messagePath };
    const picturePath = await uploadPicture(page);
    const records = { ...requests, mailPath, userPath, videoPath, picturePath };
    for (const path of pagesBehindLogin(records)) {
      await test.step(path, () => look(pathInLanguage(path, language)));
    }
  });

  test(`every page of the second step passes in ${language}`, async ({
    page,
    context,
    baseURL,
    javaScriptEnabled,
  }, info) => {
    const look = javaScriptEnabled === false ? visitWithoutScripts : visit;
    const person = addAccount(emailOf(`walk-${language}`, info), "admin");
    const logInPath = pathInLanguage(paths.adminLogin("en"), language);
    await page.goto(logInPath);
    await typePassword(page, person);
    await page.waitForURL((url) => url.pathname !== logInPath);
    const passkey = addPasskey(person, "Work phone");
    await look(page, pathInLanguage(passkeyRemoval(passkey), language));

    await context.clearCookies();
    await pastTheFirstVisit(context, baseURL);
    await page.goto(logInPath);
    const arrive = () => answered(page, () => typePassword(page, person));
    await test.step("the second step after the password", () =>
      look(page, logInPath, { arrive, status: 200 }));
    // each page hands the ticket to the next
    for (const path of answerPages.map((path) => pathInLanguage(path, language))) {
      const refused = () => answered(page, () => sendTo(page, path));
      await test.step(path, () => look(page, path, { arrive: refused, status: 400 }));
    }
  });
}

/** @returns the response to a form, once its page has loaded */
async function answered(page: Page, send: () => Promise<void>): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    page.waitForEvent("load"),
    send(),
  ]);
  return response;
}

/**
 * Sends the hidden fields of the page's form and an empty code to another address, which refuses
 * them.
 */
function sendTo(page: Page, path: string): Promise<void> {
  return page.locator("form#second-factor").evaluate((form: HTMLFormElement, action) => {
    const typed = { code: "", credential: "none", door: "admin" };
    for (const [name, value] of Object.entries(typed)) {
      form.querySelector(`[name=${name}]`)?.remove();
      const field = document.createElement("input");
      form.append(Object.assign(field, { type: "hidden", name, value }));
    }
    form.action = action;
    form.submit();
  }, path);
}

/** Skips the first visit's loading screen. */
function pastTheFirstVisit(context: BrowserContext, baseURL = ""): Promise<void> {
  return context.addCookies([{ name: "visit", value: "1", url: baseURL }]);
}
