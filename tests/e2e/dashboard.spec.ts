import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { languages } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import { family, letter } from "../support/family";

/** A family sends a request; @returns its reference. */
async function sendBooking(page: Page, fullName: string): Promise<string> {
  await page.goto(paths.booking("en"));
  for (const [name, value] of Object.entries({ ...family, fullName })) {
    await page.locator(`main form[method=post] [name=${name}]`).fill(value);
  }
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.waitForURL(/\/booking\/sent\//);
  return /SETU-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.url())?.[0] ?? "";
}

/** Somebody writes; @returns the message's id, as the list of the signed-in coordinator links it. */
async function sendMessage(page: Page): Promise<string> {
  await page.goto(paths.contact("en"));
  for (const [name, value] of Object.entries(letter)) {
    await page.locator(`main form[method=post] [name=${name}]`).fill(value);
  }
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.waitForURL(/\/contact\/sent\//);
  const reference = /SETU-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.url())?.[0] ?? "";
  await page.goto(paths.dashboardPage("contacts", "en", { search: reference }));
  const href = await page.getByRole("link", { name: reference }).getAttribute("href");
  return href?.split("/").at(-1) ?? "";
}

async function signIn(page: Page, redirectTo: string) {
  await page.goto(redirectTo);
  await page.locator("[name=email]").fill(E2E_ADMIN.email);
  await page.locator("[name=password]").fill(E2E_ADMIN.password);
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === new URL(redirectTo, url).pathname);
}

test("a coordinator signs in, finds the request and records the reply", async ({ page }) => {
  const reference = await sendBooking(page, "Rahima Begum");
  await signIn(page, paths.dashboard("en"));
  await page.locator("main details > summary").click();
  await page.locator("main details nav").getByRole("link", { name: "Bookings" }).click();
  await page.getByRole("searchbox").fill(reference.toLowerCase());
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Bookings found: 1")).toBeVisible();
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${reference}`);
  await expect(page.getByText(/^Reply due in/)).toBeVisible();
  await expect(page.getByText(family.tellUsMore)).toBeVisible();

  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(page.getByText("Received → Acknowledged")).toBeVisible();
  await expect(page.getByText("The status is changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Acknowledge" })).toHaveCount(0);

  await page.getByLabel("What was said").fill("Spoke to the son");
  await page.getByRole("button", { name: "Record reply" }).click();
  // the channel is missing: what was typed is kept
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByLabel("What was said")).toHaveValue("Spoke to the son");
  await page.getByLabel("Phone", { exact: true }).check();
  await page.getByRole("button", { name: "Record reply" }).click();
  await expect(page.getByText(/^Answered in time/)).toBeVisible();
  await expect(page.getByText("Replied: Phone")).toBeVisible();
  await expect(page.getByText("Spoke to the son")).toBeVisible();
});

test("the second of two coordinators is told, and nothing is overwritten", async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()]);
  const reference = await sendBooking(first, "Kamal Uddin");
  const list = paths.dashboardBookings("en", { search: reference });
  for (const page of [first, second]) {
    await signIn(page, list);
    await page.getByRole("link", { name: reference }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
  }
  await first.getByRole("button", { name: "Acknowledge" }).click();
  await expect(first.getByText("Received → Acknowledged")).toBeVisible();
  await second.getByLabel("New status").selectOption("on_hold");
  await second.getByLabel("Reason").fill("The family asked to wait");
  await second.getByRole("button", { name: "Change status" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Somebody else was faster");
  await expect(second.getByText("Received → Acknowledged")).toBeVisible();
  await second.getByRole("button", { name: "Do it anyway: On hold" }).click();
  await expect(second.getByText("Acknowledged → On hold")).toBeVisible();
  await first.close();
  await second.close();
});

for (const language of languages) {
  test(`every page of the dashboard in ${language}`, async ({ page, context, baseURL }) => {
    test.skip(test.info().project.name === "without JavaScript", "looked at once");
    test.setTimeout(240_000);
    const reference = await sendBooking(page, "Rahima Begum");
    await signIn(page, paths.dashboardBookings("en", { search: reference }));
    const href = await page.getByRole("link", { name: reference }).getAttribute("href");
    const id = href?.split("/").at(-1) ?? "";
    const messageId = await sendMessage(page);
    const pages = [
      paths.dashboard(language),
      paths.dashboardBookings(language),
      paths.dashboardBookings(language, { search: "nobody-at-all" }),
      paths.dashboardBooking(id, language),
      paths.dashboardBookingPart(id, "moves", language),
      paths.dashboardPage("contacts", language),
      paths.dashboardPage(`contacts/${messageId}`, language),
    ];
    for (const theme of ["light", "dark"] as const) {
      await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of pages) {
          await test.step(`${path} ${theme} ${width}`, () => look(page, path));
        }
      }
    }
  });
}

test("a booking prints on one sheet", async ({ page }) => {
  test.skip(test.info().project.name === "with JavaScript", "printed once");
  const reference = await sendBooking(page, "Rahima Begum");
  await signIn(page, paths.dashboardBookings("en", { search: reference }));
  await page.getByRole("link", { name: reference }).click();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

async function look(page: Page, path: string) {
  const problems: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") problems.push(message.text());
  };
  page.on("console", onConsole);
  await page.goto(path, { waitUntil: "load" });
  page.off("console", onConsole);
  expect.soft(problems, `${path}: the console`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${path}: sideways scroll`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`,
  );
  expect.soft(found, `${path}: accessibility`).toEqual([]);
}
