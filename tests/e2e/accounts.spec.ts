import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { bn } from "../../app/locales/bn";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { linkFromMail } from "../support/eml";
import { emailOf, logOut } from "../support/journeys";
import { expectReadable } from "../support/look";

const words = bn.account;
const dataDir = process.env.E2E_DATA_DIR ?? "";

const firstPassword = "আমার সোনার বাংলা";
const secondPassword = "সবুজ নৌকা তিনটি";
const thirdPassword = "নদীর ওপারে গ্রাম";

/** Axe needs JavaScript, so browsers without it check nothing. */
function readabilityCheck(javaScriptEnabled: boolean | undefined) {
  return (page: Page) => (javaScriptEnabled === false ? Promise.resolve() : expectReadable(page));
}
const submit = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

test("an account goes from registration to deletion, in Bengali", async ({
  page,
  javaScriptEnabled,
}, info) => {
  test.setTimeout(90_000);
  const look = readabilityCheck(javaScriptEnabled);
  const email = emailOf("life", info);

  await test.step("the family books before it has an account", async () => {
    await page.goto("/bn/booking");
    await page.locator("#fullName").fill("রহিমা খাতুন");
    await page.locator("#email").fill(email);
    await page.locator("#phoneNumber").fill("০১৭১২৩৪৫৬৭৮");
    await page.getByRole("button", { name: "অনুরোধ পাঠান" }).click();
    await expect(page).toHaveURL(/\/bn\/booking\/sent\//);
  });
  const reference = page.url().split("/").at(-1) ?? "";

  await test.step("registers", async () => {
    await page.goto("/bn/register");
    await submit(page, words.register.submit);
    await expect(page).toHaveTitle(new RegExp(`^${bn.common.errorPrefix}`));
    await expect(page.getByRole("alert")).toContainText(bn.validation.emailRequired);
    await look(page);
    await page.locator("#email").fill(email);
    await page.locator("#name").fill("রহিমা খাতুন");
    await page.locator("#password").fill(firstPassword);
    await page.locator("#confirmPassword").fill(firstPassword);
    await submit(page, words.register.submit);
    await expect(page).toHaveURL(/\/bn\/check-email$/);
    await expect(page.getByText(bn.messages.registrationSuccess).first()).toBeVisible();
  });

  await test.step("logs in before confirming, and sees no request yet", async () => {
    await page.goto("/bn/login");
    await page.locator("#email").fill(email);
    await page.locator("#password").fill(firstPassword);
    await page.locator("#rememberMe").check();
    await submit(page, words.login.submit);
    await expect(page).toHaveURL(/\/bn\/profile$/);
    await expect(page.getByText(words.profile.unverifiedTitle)).toBeVisible();
    await expect(page.getByText(reference)).toHaveCount(0);
    await look(page);
  });

  await test.step("confirms the address", async () => {
    await page.goto(await linkFromMail(dataDir, email, "/bn/verify-email"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.verify.title);
    await page.locator("#password").fill(firstPassword);
    await submit(page, words.verify.submit);
    await expect(page.getByText(words.verify.doneTitle)).toBeVisible();
    await page.getByRole("link", { name: words.verify.goToProfile }).click();
    await page.getByRole("link", { name: reference }).click();
    await expect(page.locator("[aria-current=step]")).toContainText(
      bn.submission.status.steps.contact,
    );
    await look(page);
  });

  await test.step("changes data and password", async () => {
    await page.goto("/bn/profile/details");
    await look(page);
    await page.locator("#phone").fill("০১৭১২৩৪৫৬৭৮");
    await submit(page, words.details.submit);
    await expect(page.getByText("01712-345678").first()).toBeVisible();
    await page.goto("/bn/profile/password");
    await look(page);
    await page.locator("#currentPassword").fill(firstPassword);
    await page.locator("#password").fill(secondPassword);
    await page.locator("#confirmPassword").fill(secondPassword);
    await submit(page, words.changePassword.submit);
    await expect(page).toHaveURL(/\/bn\/profile$/);
    await page.goto("/bn/profile/devices");
    await expect(page.getByText(words.devices.thisOne)).toBeVisible();
    await look(page);
  });

  await test.step("logs out, and Back leads to the log-in page", async () => {
    await page.goto("/bn/profile");
    await logOut(page);
    await expect(page).toHaveURL(/\/bn$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/bn\/login/);
  });

  await test.step("forgets the password and chooses a new one", async () => {
    await page.goto("/bn/forgot");
    await page.locator("#email").fill(email);
    await submit(page, words.forgot.submit);
    await expect(page).toHaveURL(/\/bn\/check-email\?for=reset$/);
    await page.goto(await linkFromMail(dataDir, email, "/bn/reset-password"));
    await look(page);
    await page.locator("#password").fill(thirdPassword);
    await page.locator("#confirmPassword").fill(thirdPassword);
    await submit(page, words.reset.submit);
    await expect(page).toHaveURL(/\/bn\/action-completed$/);
    await page.getByRole("link", { name: words.completed.goToLogin }).click();
    await page.locator("#email").fill(email);
    await page.locator("#password").fill(thirdPassword);
    await submit(page, words.login.submit);
    await expect(page).toHaveURL(/\/bn\/profile$/);
  });

  await test.step("deletes the account", async () => {
    await page.getByRole("link", { name: words.profile.remove }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.deletion.title);
    await look(page);
    await page.locator("#currentPassword").fill(thirdPassword);
    await submit(page, words.deletion.submit);
    await expect(page).toHaveURL(/\/bn\/action-completed$/);
    await page.goto("/bn/login");
    await page.locator("#email").fill(email);
    await page.locator("#password").fill(thirdPassword);
    await submit(page, words.login.submit);
    await expect(page.getByRole("alert")).toContainText(bn.messages.loginFailed);
  });
});

test("an invited coordinator turns on the second step", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}, info) => {
  test.setTimeout(90_000);
  const look = readabilityCheck(javaScriptEnabled);
  const email = emailOf("nila", info);
  const password = "night shift in Dhaka";

  await test.step("an admin invites a coordinator", async () => {
    await page.goto("/dashboard/admin/registration");
    await page.locator("#email").fill(E2E_ADMIN.email);
    await page.locator("#password").fill(E2E_ADMIN.password);
    await submit(page, "Log in");
    await expect(page).toHaveURL(/\/dashboard\/admin\/registration$/);
    await look(page);
    await page.locator("#email").fill(email);
    await page.locator("#currentPassword").fill(E2E_ADMIN.password);
    await submit(page, "Send the invitation");
    await expect(page.getByRole("rowheader", { name: email })).toBeVisible();
    await page.goto("/dashboard/admin/audit?kind=invitation-sent");
    await expect(page.getByRole("cell", { name: "Invitation sent" }).first()).toBeVisible();
    await look(page);
  });

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const guest = await context.newPage();
  await test.step("the invited person creates the account", async () => {
    await guest.goto(await linkFromMail(dataDir, email, "/admin/register"));
    await look(guest);
    await guest.locator("#name").fill("Nila");
    await guest.locator("#password").fill(password);
    await guest.locator("#confirmPassword").fill(password);
    await submit(guest, "Accept the invitation");
    await expect(guest).toHaveURL(/\/dashboard\/admin$/);
  });

  await test.step("the coordinator turns the second step on, and off again by a recovery code", async () => {
    await guest.goto("/dashboard/admin/security");
    await look(guest);
    const secret = (await guest.locator("main code").first().innerText()).replace(/\s/g, "");
    await guest.locator("#currentPassword").fill(password);
    await guest.locator("#code").fill(new TOTP({ secret }).generate());
    await submit(guest, "Switch on");
    await expect(guest.locator("main li code")).toHaveCount(10);
    await look(guest);
    const recovery = await guest.locator("main li code").first().innerText();
    await guest.getByRole("link", { name: "I have kept them" }).click();
    await expect(guest.getByText("The second step is on.")).toBeVisible();
    await look(guest);
    await guest.locator("#off-currentPassword").fill(password);
    await guest.locator("#off-code").fill(recovery);
    await submit(guest, "Switch off the authenticator app");
    await expect(guest.getByText("The second step is off.").first()).toBeVisible();
  });
  await context.close();
});
