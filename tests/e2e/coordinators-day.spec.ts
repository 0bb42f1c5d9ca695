import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { addAccount } from "../support/e2e-database";
import { emailOf, ownPhone, sendBooking, typePassword, waitForScripts } from "../support/journeys";

/**
 * A place that no other journey or run uses, so that a search for it finds only this journey's
 * requests.
 */
const uniquePlace = () => `Ward${ownPhone()}`;
const [CALM, URGENT] = ["Kamal Hossain", "Farhana Yeasmin"];

const queueRows = (page: Page) => page.locator("[data-row]");
const saveAndStay = (page: Page) => page.locator("#composer button[value=stay]").click();

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path);
  await typePassword(page, { email });
  await page.waitForURL((url) => url.pathname === paths.dashboard("en"));
}

/** Records an act, with what was said or written. */
async function recordAct(page: Page, act: string, words: string): Promise<void> {
  await page.locator("#composer").getByLabel(act, { exact: true }).check();
  if (words) await page.getByLabel("What was said").fill(words);
  await saveAndStay(page);
}

/** Makes a move other than the next step, with a reason. */
async function moveInstead(page: Page, to: string, reason: string): Promise<void> {
  await page.locator("#composer details:has([name=instead]) > summary").click();
  await page.getByLabel("Instead, move to").selectOption(to);
  await page.getByLabel("Why").fill(reason);
  await saveAndStay(page);
}

test("a coordinator completes a request, undoes a decline and invites a colleague", async ({
  page,
  browser,
  javaScriptEnabled: hasScripts,
}, info) => {
  const patientCurrentLocation = uniquePlace();
  const queue = paths.dashboard("en", { search: patientCurrentLocation, tab: "now" });
  const form = paths.booking("en");
  const family = await browser.newPage();
  await sendBooking(family, { fullName: CALM, patientCurrentLocation }, form);
  const nila = addAccount(emailOf("day", info), "admin");
  await signIn(page, nila.email, queue);
  await expect(queueRows(page)).toHaveText([CALM]);

  // an urgent request arrives while the list is open, and appears at the top by itself
  await sendBooking(family, { fullName: URGENT, patientCurrentLocation }, form, { isUrgent: true });
  await family.close();
  if (!hasScripts) {
    const reload = page.locator("noscript meta[http-equiv=refresh]");
    await expect(reload).toHaveAttribute("content", "60");
    // the browser does this by itself within a minute
    await page.reload();
  }
  await expect(queueRows(page)).toHaveText([URGENT, CALM]);

  await page.getByRole("button", { name: `Take ${URGENT}` }).click();
  await expect(page.getByText("Yours").first()).toBeAttached();
  await queueRows(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(URGENT);
  await expect(page.getByText("1 of 2")).toBeVisible();
  await recordAct(page, "No answer", "");
  await expect(page.getByText("called, no answer")).toBeVisible();
  await expect(page.getByText(/^\d.* left$/)).toBeVisible();
  await recordAct(page, "Called", "Spoke to her brother");
  await expect(page.getByText("Spoke to her brother")).toBeVisible();
  await expect(page.getByText(/^Answered in time/)).toBeVisible();
  await recordAct(page, "Write", "Please send the last reports.");
  await expect(page.getByText("wrote on the family’s page")).toBeVisible();

  // the request is put on hold, resumes and skips steps
  await moveInstead(page, "on_hold", "They wait for a passport");
  await page.getByRole("button", { name: "Yes: On hold" }).click();
  await expect(page.getByText("Acknowledged → On hold")).toBeVisible();
  await page.getByLabel("Next step").selectOption("acknowledged");
  await saveAndStay(page);
  await expect(page.getByText("On hold → Acknowledged")).toBeVisible();
  await moveInstead(page, "arrived", "They flew at once");
  await expect(page.getByText("Acknowledged → Arrived")).toBeVisible();
  await page.getByLabel("Next step").selectOption("completed");
  await saveAndStay(page);
  await expect(page.getByText("Arrived → Completed")).toBeVisible();

  // a mistaken decline asks for confirmation, and is undone
  await page.goto(queue);
  await queueRows(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(CALM);
  await recordAct(page, "Called", "Said that we look at it");
  await expect(page.getByText("Received → Acknowledged")).toBeVisible();
  await moveInstead(page, "declined", "No hospital takes him");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decline this request?");
  await page.getByRole("button", { name: "Back, nothing is saved yet" }).click();
  await expect(page.getByLabel("Why")).toHaveValue("No hospital takes him");
  await saveAndStay(page);
  await page.getByRole("button", { name: "Yes: Declined" }).click();
  await expect(page.getByText("Acknowledged → Declined")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("took it back: Declined → Acknowledged")).toBeVisible();

  await page.goto(paths.dashboardPage("registration", "en"));
  await page.getByLabel("Email", { exact: true }).fill(emailOf("colleague", info));
  await page.locator("#currentPassword").fill(E2E_ADMIN.password);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("cell", { name: emailOf("colleague", info) })).toBeVisible();
});

test("at most three Tabs reach the first request, and three steps record a reply", async ({
  page,
}, info) => {
  const patientCurrentLocation = uniquePlace();
  await sendBooking(page, { fullName: "Jahangir Alam", patientCurrentLocation });
  const nila = addAccount(emailOf("presses", info), "admin");
  await signIn(page, nila.email, paths.dashboard("en"));
  const firstRequest = page.locator("[data-next], [data-row]");
  let tabs = 0;
  do await page.keyboard.press("Tab");
  while (++tabs < 9 && !(await firstRequest.evaluateAll(hasFocus)));
  expect(tabs).toBeLessThanOrEqual(3);
  // the browser itself follows a link on Enter
  await page.keyboard.press("Enter");
  await expect(page.locator("#composer")).toBeVisible();
  // the first step: the test opens its own request, because the first row may be another journey's
  await page.goto(paths.dashboard("en", { search: patientCurrentLocation, tab: "now" }));
  await queueRows(page).click();
  await expect(queueRows(page)).toHaveCount(0);
  // the second and third step
  await page.locator("#composer").getByLabel("Called", { exact: true }).check();
  await saveAndStay(page);
  await expect(page.getByText(/^Answered/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jahangir Alam");
});

const hasFocus = (links: Element[]) => links.some((link) => link === document.activeElement);

test("keyboard shortcuts move through the queue until they are turned off", async ({
  page,
  javaScriptEnabled: hasScripts,
}, info) => {
  test.skip(hasScripts === false, "needs JavaScript");
  const patientCurrentLocation = uniquePlace();
  for (const fullName of ["Jahangir Alam", "Shirin Akter"])
    await sendBooking(page, { fullName, patientCurrentLocation });
  const queue = paths.dashboard("en", { search: patientCurrentLocation, tab: "now" });
  const nila = addAccount(emailOf("keys", info), "admin");
  await signIn(page, nila.email, queue);
  await waitForScripts(page, hasScripts, "main form");
  const rows = queueRows(page);
  // rows appear before the keys work; pressing again changes nothing
  const toFirstRow = async () => {
    await page.keyboard.press("k");
    await expect(rows.nth(0)).toBeFocused({ timeout: 500 });
  };
  await expect(toFirstRow).toPass();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.locator("#queue-search")).toBeFocused();
  await page.keyboard.type("j?");
  await expect(page.locator("#queue-search")).toHaveValue(/j\?/);
  await rows.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jahangir Alam");
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(toFirstRow).toPass();
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keyboard shortcuts");
  await page.getByRole("button", { name: "Switch the shortcuts off" }).click();
  await expect(page.getByRole("button", { name: "Switch the shortcuts on" })).toBeVisible();
  await page.goto(queue);
  await waitForScripts(page, hasScripts, "main form");
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(rows.nth(0)).not.toBeFocused();
  await expect(page).toHaveURL(queue);
});
