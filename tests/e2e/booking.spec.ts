import { expect, type Page, test } from "@playwright/test";
import { family } from "../support/family";

const languages = [
  {
    path: "/booking",
    submit: "Send booking request",
    missing: "Full name is required.",
    heading: "Your request has reached us",
    sending: "Sending…",
    offline: "No internet connection.",
  },
  {
    path: "/bn/booking",
    submit: "অনুরোধ পাঠান",
    missing: "পুরো নাম লিখুন।",
    heading: "আপনার অনুরোধ আমাদের কাছে পৌঁছেছে",
    sending: "পাঠানো হচ্ছে…",
    offline: "সংযোগ নেই।",
  },
  {
    path: "/th/booking",
    submit: "ส่งคำขอ",
    missing: "โปรดกรอกชื่อ-นามสกุล",
    heading: "คำขอของคุณถึงเราแล้ว",
    sending: "กำลังส่ง…",
    offline: "ไม่มีสัญญาณอินเทอร์เน็ต",
  },
] as const;

const REFERENCE = /SETU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/;

async function fillIn(page: Page, fields: Partial<typeof family>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
}

/** Scripts load after the page; the draft's listener is the last to come. */
async function waitForScripts(page: Page, javaScriptEnabled: boolean | undefined) {
  if (javaScriptEnabled === false) return;
  await page.waitForFunction(() => {
    const form = document.querySelector("form#booking");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}

for (const words of languages) {
  test(`a family books on ${words.path}`, async ({ page, javaScriptEnabled }) => {
    await page.goto(`${words.path}?service=icu-air-ambulance`);
    await waitForScripts(page, javaScriptEnabled);
    await expect(page.locator("#service")).toHaveValue("icu-air-ambulance");

    await page.locator("#tellUsMore").fill(family.tellUsMore);
    await page.getByRole("button", { name: words.submit }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toContainText(words.missing);
    await expect(summary).toBeFocused();
    await expect(page.locator("#tellUsMore")).toHaveValue(family.tellUsMore);
    await summary.getByRole("link", { name: words.missing }).click();
    await expect(page.locator("#fullName")).toBeFocused();

    await fillIn(page, { ...family, phoneNumber: "০১৭১২৩৪৫৬৭৮" });
    await page.locator("#relatives").selectOption("2");
    await page.locator("#urgent").check();
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    const reference = REFERENCE.exec(page.url())?.[0] ?? "none";
    await expect(page.locator("main")).toContainText(reference);
    await expect(page.locator("main a[href^='tel:']")).toBeVisible();

    const sheets = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    const again = await page.reload();
    expect(again?.status()).toBe(200);
    await expect(page.locator("main")).toContainText(reference);
  });
}

test("going back and sending again is the same request", async ({ page, javaScriptEnabled }) => {
  await page.goto("/booking");
  await waitForScripts(page, javaScriptEnabled);
  await fillIn(page, family);
  const key = await page.locator("[name=submissionKey]").inputValue();
  await page.getByRole("button", { name: "Send booking request" }).click();
  await page.waitForURL(/booking\/sent/);
  const first = page.url();
  await page.goBack();
  // an older page, as a browser may show it from its memory or fetch it anew
  await page.locator("[name=submissionKey]").evaluate((field, value) => {
    (field as HTMLInputElement).value = value;
  }, key);
  await fillIn(page, family);
  await page.locator("form#booking").evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL(/booking\/sent/);
  expect(page.url()).toBe(first);
});

test.describe("where scripts run", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs scripts");

  for (const words of languages) {
    test(`a dropped line loses nothing on ${words.path}`, async ({ page, context }) => {
      await page.goto(words.path);
      await waitForScripts(page, true);
      await fillIn(page, family);
      await context.setOffline(true);
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.getByRole("alert")).toContainText(words.offline);
      await expect(page.locator("#fullName")).toHaveValue(family.fullName);
      await context.setOffline(false);
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    });
  }

  test("a lost answer, then a reload: the same request", async ({ page }) => {
    await page.goto("/booking");
    await waitForScripts(page, true);
    await fillIn(page, family);
    let reached = "";
    await page.route("**/booking.data*", async (route, request) => {
      if (request.method() !== "POST") return route.continue();
      const response = await route.fetch();
      reached = REFERENCE.exec(await response.text())?.[0] ?? "";
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Send booking request" }).click();
    await expect(page.getByRole("alert")).toContainText("No internet connection.");
    expect(reached).toMatch(REFERENCE);

    await page.unroute("**/booking.data*");
    await page.reload();
    await expect(page.locator("#tellUsMore")).toHaveValue(family.tellUsMore);
    await waitForScripts(page, true);
    await expect(page.locator("#fullName")).toHaveValue(family.fullName);
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForURL(/booking\/sent/);
    expect(page.url()).toContain(reached);

    await page.goto("/booking");
    await waitForScripts(page, true);
    await expect(page.locator("#fullName")).toHaveValue("");
  });

  test("a double tap sends once", async ({ page }) => {
    await page.goto("/booking");
    await waitForScripts(page, true);
    await fillIn(page, family);
    let posts = 0;
    await page.route("**/booking.data*", async (route) => {
      posts += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const button = page.locator("form#booking button[type=submit]");
    await button.click();
    await expect(button).toHaveText("Sending…");
    await button.click({ force: true, noWaitAfter: true }).catch(() => {});
    await page.waitForURL(/booking\/sent/);
    expect(posts).toBe(1);
  });

  test("a stale page sends again at once", async ({ page, context }) => {
    await page.goto("/booking");
    await waitForScripts(page, true);
    await fillIn(page, family);
    await context.clearCookies();
    await page.getByRole("button", { name: "Send booking request" }).click();
    await expect(page.getByRole("alert")).toContainText("Nothing is lost");
    await expect(page).toHaveTitle(/^Error:/);
    await expect(page.locator("#fullName")).toHaveValue(family.fullName);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForURL(/booking\/sent/);
  });

  test("nothing is reported to the console", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    for (const path of ["/booking", "/bn/booking?hospital=bangkok-hospital", "/th/contact"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    expect(said).toEqual([]);
  });
});
