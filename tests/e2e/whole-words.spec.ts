import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import {
  emailOf,
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  waitForScripts,
} from "../support/journeys";

/** What keeps the words of a page on one line each. */
const JOINER = "\u2060";

/** Opens a page, and expects that a script that takes it over draws what the server has sent. */
async function expectKept(page: Page, path: string, hasScripts: boolean | undefined) {
  const said: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") said.push(message.text());
  };
  const onError = (error: Error) => said.push(error.message);
  page.on("console", onConsole).on("pageerror", onError);
  await page.goto(path);
  const joiners = async () => (await page.locator("main").innerText()).split(JOINER).length - 1;
  const sent = await joiners();
  if (path.startsWith("/th")) expect(sent, path).toBeGreaterThan(5);
  await waitForScripts(page, hasScripts, "form");
  // a script may add a button, and takes no words away
  expect(await joiners(), path).toBeGreaterThanOrEqual(sent);
  expect(await page.title(), path).not.toContain(JOINER);
  expect(said, path).toEqual([]);
  page.off("console", onConsole).off("pageerror", onError);
}

for (const language of ["th", "bn"] as const) {
  test(`the forms of ${language}`, async ({ page, javaScriptEnabled }) => {
    for (const path of [
      paths.booking(language, { hospital: "bangkok-hospital" }),
      paths.contact(language),
      paths.shareYourStory(language),
      paths.callBack(language),
      paths.adminLogin(language),
    ]) {
      await expectKept(page, path, javaScriptEnabled);
    }
  });

  test(`the dashboard in ${language}`, async ({ page, javaScriptEnabled }, info) => {
    const reference = await sendBooking(page, { email: emailOf("words", info) });
    await signInAsCoordinator(page, paths.dashboard("en"));
    const booking = await pathInDashboard(page, "bookings", reference);
    for (const path of [
      // other journeys' requests come to the whole queue meanwhile
      paths.dashboard(language, { search: reference }),
      paths.dashboardPage("bookings", language),
      paths.dashboardPage("team-member/sample-team-1", language),
      `/${language}${booking}`,
    ]) {
      await expectKept(page, path, javaScriptEnabled);
    }
  });
}
