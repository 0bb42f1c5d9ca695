import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "./e2e-admin.mjs";
import { family, messageFields } from "./family";
import { formValues } from "./visitor";

export const REFERENCE = /SETU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/;

/** A mobile number that no other journey has. */
export const ownPhone = () => `018${randomInt(10_000_000, 99_999_999)}`;
const ownEmail = () => `${randomUUID()}@example.com`;

/**
 * A family sends a booking. Its contact details are unique by default: those of another journey
 * would restart the clock of that journey's request.
 *
 * @returns its reference
 */
export function sendBooking(
  page: Page,
  values: Partial<typeof family> = {},
  path = paths.booking("en"),
  { isUrgent = false } = {},
): Promise<string> {
  const all = { ...family, phoneNumber: ownPhone(), email: ownEmail(), ...values };
  return send(page, path, all, isUrgent);
}

/** Sends a message. @returns its reference */
export function sendMessage(
  page: Page,
  values: Partial<typeof messageFields> = {},
  path = paths.contact("en"),
): Promise<string> {
  return send(page, path, { ...messageFields, phone: ownPhone(), email: ownEmail(), ...values });
}

async function send(
  page: Page,
  path: string,
  values: Record<string, string>,
  isUrgent = false,
): Promise<string> {
  const location = await sendForm(page, path, { ...values, ...(isUrgent ? { urgent: "on" } : {}) });
  expect(location).toContain("/sent/SETU-");
  return REFERENCE.exec(location)?.[0] ?? "";
}

/**
 * Sends the form of a page as a browser without JavaScript would, but without showing the page: for
 * what a journey only needs to begin. @returns the address to which the answer leads
 */
async function sendForm(page: Page, path: string, values: Record<string, string>): Promise<string> {
  const formPage = await page.request.get(path);
  const form = parse(await formPage.text()).querySelector("main form[method=post]");
  if (!form) throw new Error(`no form on ${path}`);
  const target = new URL(form.getAttribute("action") || formPage.url(), formPage.url());
  const answer = await page.request.post(target.href, {
    form: { ...formValues(form), ...values },
    headers: { Origin: target.origin },
    maxRedirects: 0,
  });
  const { location } = answer.headers();
  if (!location) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return location;
}

/** Unfolds the hidden fields of a form. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator("form#booking details:not([open]) > summary");
  if ((await folded.count()) > 0) await folded.click();
}

/** Types into fields by id, folded or not. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  await unfold(page);
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
}

/** Logs in without showing the log-in page, and opens a page behind it. */
export async function signInAsCoordinator(page: Page, redirectTo: string): Promise<void> {
  const { email, password } = E2E_ADMIN;
  await sendForm(page, redirectTo, { email, password });
  await page.goto(redirectTo);
}

/** Fills in and sends the log-in form on the page. */
export async function typePassword(
  page: Page,
  { email, password = E2E_ADMIN.password }: { email: string; password?: string },
): Promise<void> {
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("main form[method=post] button[type=submit]").click();
}

/** Logs out through the menu, which a phone folds. */
export async function logOut(page: Page): Promise<void> {
  await page.locator("header > div > details > summary").click();
  await page.locator("header form[action='/logout'] button:visible").click();
  await page.waitForURL((url) => !/dashboard|profile/.test(url.pathname));
}

/** Waits until the page's JavaScript has run, and React has hydrated its form. */
export async function waitForScripts(
  page: Page,
  javaScriptEnabled: boolean | undefined,
  form = "main form[method=post]",
): Promise<void> {
  if (javaScriptEnabled === false) return;
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    if (!element || document.readyState !== "complete") return false;
    if (!("__remixContext" in window)) return true;
    return Object.keys(element).some((key) => key.startsWith("__reactProps"));
  }, form);
}

/** Waits until the service worker has filled its cache, which takes seconds, and controls the pages. */
export async function waitForWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return active?.state === "activated" && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
}

/** A unique address for a journey, in each kind of browser. */
export function emailOf(name: string, { project, repeatEachIndex, retry }: TestInfo): string {
  const kind = project.name.replace(/\W+/g, "-").toLowerCase();
  return `${name}-${kind}-${repeatEachIndex}-${retry}@example.com`;
}

/** Finds a request in a list of the dashboard. @returns the path of its page */
export async function pathInDashboard(
  page: Page,
  list: "bookings" | "contacts",
  reference: string,
): Promise<string> {
  await page.goto(paths.dashboardPage(list, "en", { search: reference }));
  return (await page.getByRole("link", { name: reference }).getAttribute("href")) ?? "";
}

/** A coordinator uploads a picture. @returns the path of its page */
export async function uploadPicture(page: Page, alt = "A nurse at the bedside"): Promise<string> {
  const form = paths.dashboardPage("pictures/new", "en");
  await page.goto(form);
  await page.locator("input[type=file]").setInputFiles(await samplePicture());
  await page.locator("[name=alt_en]").fill(alt);
  await page.getByRole("button", { name: "Upload" }).click();
  await page.waitForURL((url) => url.pathname !== form && url.pathname.includes("/pictures/"));
  return new URL(page.url()).pathname;
}

/** A picture as a phone takes it, for a file field. */
export async function samplePicture(name = "ward.jpg") {
  const create = { width: 1200, height: 900, channels: 3, background: "#0a6b62" } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Unique contact details, since a family that writes again changes its earlier request. */
export function uniqueContact(info: TestInfo): { email: string; phoneNumber: string } {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  return { email: emailOf(`stranger-${digits}`, info), phoneNumber: `019${digits}` };
}
