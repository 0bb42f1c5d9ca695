import type { Page } from "@playwright/test";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "./e2e-admin.mjs";
import { family, letter } from "./family";

const REFERENCE = /SETU-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** A family sends a request; @returns its reference. */
export function sendBooking(page: Page, values: Partial<typeof family> = {}): Promise<string> {
  return send(page, paths.booking("en"), { ...family, ...values });
}

/** Somebody writes; @returns the message's reference. */
export function sendMessage(page: Page, values: Partial<typeof letter> = {}): Promise<string> {
  return send(page, paths.contact("en"), { ...letter, ...values });
}

async function send(page: Page, path: string, values: Record<string, string>): Promise<string> {
  await page.goto(path);
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main form[method=post] [name=${name}]`).fill(value);
  }
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.waitForURL(new RegExp(`${path}/sent/`));
  return REFERENCE.exec(page.url())?.[0] ?? "";
}

/** Opens a page behind the log-in, which comes first. */
export async function signInAsCoordinator(page: Page, redirectTo: string): Promise<void> {
  await page.goto(redirectTo);
  await page.locator("[name=email]").fill(E2E_ADMIN.email);
  await page.locator("[name=password]").fill(E2E_ADMIN.password);
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === new URL(redirectTo, url).pathname);
}

/** Finds a request in a list of the dashboard; @returns where its own page is. */
export async function pathInDashboard(
  page: Page,
  list: "bookings" | "contacts",
  reference: string,
): Promise<string> {
  await page.goto(paths.dashboardPage(list, "en", { search: reference }));
  return (await page.getByRole("link", { name: reference }).getAttribute("href")) ?? "";
}
