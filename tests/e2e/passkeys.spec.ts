import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { linkFromMail } from "../support/eml";
import { emailOf, logOut, signInAsCoordinator } from "../support/journeys";
import { expectReadable } from "../support/look";

const dataDir = process.env.E2E_DATA_DIR ?? "";
const password = "night shift in Dhaka";
const security = paths.dashboardPage("security", "en");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a coordinator adds a passkey and logs in with it", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the next journey is without JavaScript");
  test.setTimeout(90_000);
  const email = emailOf("passkey", test.info());
  await sendInvitation(page, email);
  const context = await browser.newContext({ baseURL });
  const coordinator = await context.newPage();
  const problems: string[] = [];
  coordinator.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const device = await virtualDevice(coordinator);
  await acceptInvitation(coordinator, email);

  await test.step("adds a passkey, with the password", async () => {
    await coordinator.goto(security);
    await coordinator.getByRole("link", { name: "Add a passkey" }).click();
    await coordinator.locator("#name").fill("Work phone");
    await coordinator.locator("#currentPassword").fill(password);
    await expectReadable(coordinator);
    await press(coordinator, "Continue");
    await expect(coordinator.getByRole("heading", { level: 1 })).toHaveText("Now make the passkey");
    await expectReadable(coordinator);
    await press(coordinator, "Make the passkey");
    await expect(coordinator.locator("main li code")).toHaveCount(10);
    await expectReadable(coordinator);
    await coordinator.getByRole("link", { name: "I have kept them" }).click();
    await expect(coordinator.getByRole("rowheader", { name: "Work phone" })).toBeVisible();
    await expectReadable(coordinator);
  });

  await test.step("logs in: the device first fails to verify the person, then succeeds", async () => {
    await logOut(coordinator);
    await coordinator.goto(security);
    await logIn(coordinator, email);
    await expect(coordinator.getByRole("button", { name: "Use a passkey" })).toBeVisible();
    await expectReadable(coordinator);
    await device.verify(false);
    await press(coordinator, "Use a passkey");
    await expect(coordinator.getByRole("alert")).toContainText("Nothing was confirmed");
    await expectReadable(coordinator);
    await device.verify(true);
    await press(coordinator, "Use a passkey");
    await expect(coordinator).toHaveURL(new RegExp(`${security}$`));
    await expect(coordinator.getByRole("rowheader", { name: "Work phone" })).toBeVisible();
  });

  await test.step("has the passkey offered again after a wrong code", async () => {
    await logOut(coordinator);
    await coordinator.goto(security);
    await logIn(coordinator, email);
    await coordinator.locator("#code").fill("123456");
    await press(coordinator, "Log in");
    await expect(coordinator.getByRole("alert")).toContainText("That code is not right.");
    await press(coordinator, "Use a passkey");
    await expect(coordinator).toHaveURL(new RegExp(`${security}$`));
  });

  await test.step("removes the passkey", async () => {
    await coordinator.getByRole("link", { name: "Remove: Work phone" }).click();
    await expect(coordinator.getByRole("button", { name: "Remove the passkey" })).toBeVisible();
    await expectReadable(coordinator);
    await coordinator.locator("#currentPassword").fill(password);
    await press(coordinator, "Remove the passkey");
    await expect(coordinator.getByText("No passkeys yet")).toBeVisible();
  });
  // the browser logs the status of each refusal
  expect(problems.filter((text) => !/status of 400/.test(text))).toEqual([]);
  await context.close();
});

test("without JavaScript, the page of passkeys says why it has no form and links to the authenticator app", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "the journey above is with JavaScript");
  await signInAsCoordinator(page, security);
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkeys need a browser that runs scripts.")).toBeVisible();
  await expect(page.locator("main form")).toHaveCount(0);
  await page.getByRole("link", { name: "Second step at log-in" }).last().click();
  await expect(page.locator("#code")).toBeVisible();
});

/** Chromium's virtual authenticator: the built-in one of a phone or computer. */
async function virtualDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function sendInvitation(page: Page, email: string): Promise<void> {
  await signInAsCoordinator(page, paths.dashboardPage("registration", "en"));
  await page.locator("#email").fill(email);
  await page.locator("#currentPassword").fill(E2E_ADMIN.password);
  await press(page, "Send the invitation");
  await expect(page.getByRole("rowheader", { name: email })).toBeVisible();
}

async function acceptInvitation(coordinator: Page, email: string): Promise<void> {
  await coordinator.goto(await linkFromMail(dataDir, email, "/admin/register"));
  await coordinator.locator("#name").fill("Nila");
  await coordinator.locator("#password").fill(password);
  await coordinator.locator("#confirmPassword").fill(password);
  await press(coordinator, "Accept the invitation");
  await expect(coordinator).toHaveURL(/\/dashboard\/admin$/);
}

async function logIn(coordinator: Page, email: string): Promise<void> {
  await coordinator.locator("#email").fill(email);
  await coordinator.locator("#password").fill(password);
  await press(coordinator, "Log in");
}
