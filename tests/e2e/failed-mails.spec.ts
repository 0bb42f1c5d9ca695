import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { type MailServer, mailServer } from "../support/answering-mail-server";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { emailOf, sendBooking, typePassword } from "../support/journeys";
import { expectReadable } from "../support/look";
import { containerEnv, freePort, startServer } from "../support/server-process";

const LIST = paths.dashboardPage("mails", "en");

/** Answers of the mail server by SMTP command; it accepts all others. */
const answers: Record<string, string | undefined> = {};
let dataDir: string;
let origin: string;
let mails: MailServer;
let server: ReturnType<typeof startServer>;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "setu-failed-mails-"));
  mails = await mailServer(answers);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: mails.url,
    RATE_LIMITS: "off",
    NODE_ENV: "production",
  };
  execFileSync("node", ["build/http/admin.js", "create", E2E_ADMIN.email], {
    env: containerEnv({ ...env, ADMIN_PASSWORD: E2E_ADMIN.password }),
    stdio: ["ignore", "ignore", "inherit"],
  });
  server = startServer("node", ["build/http/main.js"], { cwd: process.cwd(), env });
  await server.ready(port);
});

test.afterAll(async () => {
  server.stop();
  await server.exit;
  await mails.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a coordinator finds an undelivered email and resends it once the mailbox exists", async ({
  page,
  javaScriptEnabled: hasScripts,
}, info) => {
  answers["RCPT TO"] = "550 5.1.1 Unknown";
  const email = emailOf("misspelt", info);
  const reference = await sendBooking(page, { email }, origin + paths.booking("en"));
  await signInForFirstTime(page, origin + paths.dashboard("en"));
  // the family's receipt and the notice to the coordinator
  await reloadUntilShown(page, "Emails that did not arrive: 2");
  await page.getByRole("link", { name: "See why, and what to do" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undelivered emails");
  if (hasScripts) await expectReadable(page);
  await page.getByRole("link", { name: "to the family" }).click();
  await expect(
    page.getByRole("heading", { name: "The email address does not exist" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: reference })).toBeVisible();
  if (hasScripts) await expectReadable(page);

  answers["RCPT TO"] = undefined;
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The email is on its way again.")).toBeVisible();
  await expect(page.getByText("Emails: 1")).toBeVisible();
  await expect.poll(() => mails.received.length).toBe(1);
  expect(mails.recipients).toEqual([`<${email}>`]);
  expect(mails.received[0]).toContain(reference);

  await page.getByRole("link", { name: "to a coordinator" }).click();
  await page.getByRole("button", { name: "Take off the list" }).click();
  await expect(page.getByText("Taken off the list.")).toBeVisible();
  await expect(page.getByText("No undelivered emails")).toBeVisible();
  await page.locator("select[name=status]").selectOption("settled");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  expect(mails.received).toHaveLength(1);
});

test("a coordinator keeps the note of a call when a colleague was first", async ({
  page,
  javaScriptEnabled: hasScripts,
}, info) => {
  answers["RCPT TO"] = "550 5.1.1 Unknown";
  const email = emailOf("called", info);
  const reference = await sendBooking(page, { email }, origin + paths.booking("en"));
  await signInForFirstTime(page, origin + LIST);
  await reloadUntilShown(page, reference);
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("link", { name: "to the family" }).click();
  await expect(page.getByRole("button", { name: "We have called" })).toBeVisible();
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByRole("button", { name: "Take off the list" }).click();
  await expect(colleague.getByText("Taken off the list.")).toBeVisible();

  await page.getByLabel("What was said").fill("Reads no email, call her son");
  await page.getByRole("button", { name: "We have called" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Someone else has dealt with this first",
  );
  await expect(page.getByLabel("What was said")).toHaveValue("Reads no email, call her son");
  if (hasScripts) await expectReadable(page);
  await page.getByRole("button", { name: "Record reply" }).click();
  await expect(page.getByText("called · first reply")).toBeVisible();
  await expect(page.getByText("Reads no email, call her son")).toBeVisible();
});

/** A coordinator's first log-in, which asks for her name. */
async function signInForFirstTime(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await typePassword(page, E2E_ADMIN);
  await page.waitForURL(/edit-profile|mails|admin$/);
  if (page.url().includes("edit-profile")) {
    await expect(page.getByText("Families are told the name")).toBeVisible();
    await page.locator("#name").fill("Nila");
    await page.getByRole("button", { name: "Save", exact: true }).click();
  }
  await page.waitForURL(url);
}

/** Reloads until the text is shown: the worker has then tried each mail. */
async function reloadUntilShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
