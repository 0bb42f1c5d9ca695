import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { addAccount } from "../support/e2e-database";
import { emailOf, logOut, typePassword } from "../support/journeys";

const { account, validation } = en;
const dashboard = paths.dashboard("en");
const security = paths.dashboardPage("security", "en");
const devices = paths.profilePart("devices", "en");

test("an admin signs in with an authenticator code, and with a recovery code", async ({
  page,
}, info) => {
  const person = addAccount(emailOf("second-factor", info), "admin");
  const { codeOf, usedCode, recoveryCodes } = await switchSecondFactorOn(page, person);

  await test.step("the password alone opens nothing", async () => {
    await logOut(page);
    await page.goto(dashboard);
    await typePassword(page, person);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.secondStep.title);
    const answer = await page.request.get(dashboard, { maxRedirects: 0 });
    expect(answer.headers().location).toMatch(/^\/admin\/login\?/);
  });

  await test.step("a used code opens nothing; the next code works", async () => {
    await enterCode(page, usedCode);
    await expect(page.getByRole("alert")).toContainText(validation.codeInvalid);
    await enterCode(page, codeOf("next"));
    await expect(page).toHaveURL(dashboard);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(en.queue.title);
  });

  await test.step("a recovery code works once", async () => {
    const [first = "", second = ""] = recoveryCodes;
    await logOut(page);
    await page.goto(security);
    await typePassword(page, person);
    await enterCode(page, first);
    await expect(page).toHaveURL(security);
    await expect(page.locator("main")).toContainText("Recovery codes left: 9.");
    await logOut(page);
    await page.goto(security);
    await typePassword(page, person);
    await enterCode(page, first);
    await expect(page.getByRole("alert")).toContainText(validation.codeInvalid);
    await enterCode(page, second.toLowerCase());
    await expect(page).toHaveURL(security);
    await expect(page.locator("main")).toContainText("Recovery codes left: 8.");
  });
});

test("a user signs out another device, then all others", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}, info) => {
  const person = addAccount(emailOf("devices", info), "user");
  const signInElsewhere = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, userAgent });
    const other = await context.newPage();
    await signIn(other, person);
    return other;
  };
  const firefox = await signInElsewhere("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0");
  const iphone = await signInElsewhere("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605.1.15");
  await signIn(page, person);
  const isSignedOut = async (other: Page) => {
    await other.goto(paths.profile("en"));
    return new URL(other.url()).pathname === paths.login("en");
  };

  await page.getByRole("link", { name: account.devices.title }).click();
  const names = page.locator("main h2");
  await expect(names).toHaveCount(3);
  await expect(names).toContainText([account.devices.thisOne, "Safari, iOS", "Firefox, Windows"]);

  const deviceSelect = page.locator("#device");
  const firefoxHere = deviceSelect.locator("option", { hasText: "Firefox" });
  await deviceSelect.selectOption((await firefoxHere.getAttribute("value")) ?? "");
  await endDevice(page, "not the password");
  await expect(page.getByRole("alert")).toContainText(account.changePassword.wrong);
  expect(await isSignedOut(firefox)).toBe(false);
  await expect(deviceSelect.locator("option:checked")).toContainText("Firefox");
  await endDevice(page, E2E_ADMIN.password);
  await expect(page.getByText(account.devices.ended).first()).toBeVisible();
  await expect(names).toHaveCount(2);
  expect([await isSignedOut(firefox), await isSignedOut(iphone)]).toEqual([true, false]);

  await signIn(firefox, person);
  await page.goto(devices);
  await deviceSelect.selectOption(account.devices.others);
  await endDevice(page, E2E_ADMIN.password);
  await expect(page.getByText(account.devices.othersEnded).first()).toBeVisible();
  await expect(names).toHaveCount(1);
  await expect(deviceSelect).toHaveCount(0);
  expect([await isSignedOut(firefox), await isSignedOut(iphone)]).toEqual([true, true]);
  expect(await isSignedOut(page)).toBe(false);
  await Promise.all([firefox, iphone].map((other) => other.context().close()));
});

test("a shown password is hidden again before sending", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript no button shows the password");
  await page.goto(paths.adminLogin("en"));
  const password = page.locator("#password");
  await page.getByRole("button", { name: account.fields.showPassword }).click();
  await expect(password).toHaveAttribute("type", "text");
  // the submission is prevented, so that the page stays as it was
  await page.evaluate(() => window.addEventListener("submit", (event) => event.preventDefault()));
  await page.locator("#email").fill("nobody@example.com");
  await password.fill("seen by who stands beside");
  await page.locator("main form[method=post] button[type=submit]").click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("seen by who stands beside");
});

/** @returns the app's current and next code, the used code, and the recovery codes */
async function switchSecondFactorOn(page: Page, person: { email: string }) {
  await page.goto(security);
  await typePassword(page, person);
  await expect(page).toHaveURL(security);
  const secret = (await page.locator("main code").first().innerText()).replace(/\s/g, "");
  const app = new TOTP({ secret });
  const step = app.period * 1000;
  // the server also accepts the code of the next time step, so the test need not wait for it
  const codeOf = (when: "now" | "next") =>
    app.generate({ timestamp: Date.now() + (when === "next" ? step : 0) });
  const usedCode = codeOf("now");
  await page.locator("#currentPassword").fill(E2E_ADMIN.password);
  await page.locator("#code").fill(usedCode);
  await page.getByRole("button", { name: account.security.submit, exact: true }).click();
  await expect(page.locator("main li code")).toHaveCount(10);
  const recoveryCodes = await page.locator("main li code").allInnerTexts();
  return { codeOf, usedCode, recoveryCodes };
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator("#code").fill(code);
  await page.getByRole("button", { name: account.secondStep.submit, exact: true }).click();
}

async function signIn(page: Page, person: { email: string }): Promise<void> {
  await page.goto(paths.login("en"));
  await typePassword(page, person);
  await expect(page).toHaveURL(paths.profile("en"));
}

async function endDevice(page: Page, password: string): Promise<void> {
  await page.locator("#currentPassword").fill(password);
  await page.locator("main").getByRole("button", { name: account.devices.end }).click();
}
