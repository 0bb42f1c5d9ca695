import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { typePassword } from "../support/journeys";
import { expectReadable } from "../support/look";
import { containerEnv, freePort, startServer } from "../support/server-process";

/** Widths and themes in which each page is checked. */
const looks = [360, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

let dataDir: string;
let origin: string;
let server: ReturnType<typeof startServer>;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "setu-set-up-"));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: "none", NODE_ENV: "production" };
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
  rmSync(dataDir, { recursive: true, force: true });
});

test("a new site stays closed to families until its first coordinator enters contact details", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  const expectReadableEverywhere = async () => {
    if (!hasScripts) return;
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await expectReadable(page);
    }
  };
  const closedAnswer = await page.goto(origin + paths.booking("bn"));
  expect(closedAnswer?.status()).toBe(503);
  await expect(page.getByRole("heading", { name: "This website is not open yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "ওয়েবসাইটটি এখনো চালু হয়নি" })).toBeVisible();
  await expectReadableEverywhere();

  // the first log-in asks for a name, and then leads to the set-up
  await page.goto(origin + paths.dashboard("en"));
  await typePassword(page, E2E_ADMIN);
  await page.waitForURL(/edit-profile/);
  await page.locator("#name").fill("Nila");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set-up");
  await expectReadableEverywhere();

  await page.getByRole("link", { name: "Enter the phone number and the email" }).click();
  const note = "The site opens to families when the phone number and the email are saved.";
  await expect(page.getByText(note)).toBeVisible();
  await page.getByLabel(/^Phone/).fill("01712345678");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").first()).toContainText("Email is required.");
  await page.getByLabel(/^Email/).fill("desk@example.org");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText("Phone number and email are entered (done)")).toBeVisible();
  await expectReadableEverywhere();

  await page.getByRole("link", { name: "Queue" }).last().click();
  await expect(
    page.getByText(
      "Still to set up: Test email arrived, Public address, A second coordinator, First hospital, Costs, Backup",
    ),
  ).toBeVisible();
  const openAnswer = await page.goto(origin + paths.booking("bn"));
  expect(openAnswer?.status()).toBe(200);
});
