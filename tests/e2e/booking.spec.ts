import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { languageOfPath } from "../../app/locales/languages";
import { th } from "../../app/locales/th";
import { asRead } from "../support/as-read";
import { CALL_US } from "../support/call-us";
import { countRows } from "../support/e2e-database";
import { family } from "../support/family";
import { emailOf, fillIn, REFERENCE, waitForScripts } from "../support/journeys";
import { walkedLanguages } from "../support/whole-suite";

const allWords = [
  {
    path: "/booking",
    submit: "Send booking request",
    missing: "Phone number is required.",
    heading: "Your request has reached us",
    copied: "Copied",
    sending: "Sending…",
    offline: "No internet connection.",
  },
  {
    path: "/bn/booking",
    submit: "অনুরোধ পাঠান",
    missing: bn.validation.phoneRequired,
    heading: "আপনার অনুরোধ আমাদের কাছে পৌঁছেছে",
    copied: "কপি হয়েছে",
    sending: "পাঠানো হচ্ছে…",
    offline: "সংযোগ নেই।",
  },
  {
    path: "/th/booking",
    submit: "ส่งคำขอ",
    missing: th.validation.phoneRequired,
    heading: "คำขอของคุณถึงเราแล้ว",
    copied: "คัดลอกแล้ว",
    sending: "กำลังส่ง…",
    offline: "ไม่มีสัญญาณอินเทอร์เน็ต",
  },
] as const;

const walkedWords = allWords.filter(({ path }) => walkedLanguages.includes(languageOfPath(path)));

/** On a phone, four fields and the button fit above this position, in pixels. */
const SEND_AT_MOST = 1020;

for (const words of walkedWords) {
  test(`a family books on ${words.path} with three taps from the home page, plus typing`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(words.path.replace(/\/booking$/, "") || "/");
    await page.locator(`body > nav a[href='${words.path}']`).click();
    await waitForScripts(page, javaScriptEnabled);
    const send = page.getByRole("button", { name: words.submit });
    expect((await send.boundingBox())?.y).toBeLessThan(SEND_AT_MOST);
    await expect(page.locator("#service")).toBeHidden();
    await page.locator("#urgent").check();
    for (const name of ["phoneNumber", "fullName", "email"] as const) {
      await page.locator(`#${name}`).fill(family[name]);
    }
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  });

  test(`a family fills in every field on ${words.path}`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await page.goto(`${words.path}?service=icu-air-ambulance`);
    await waitForScripts(page, javaScriptEnabled);
    await expect(page.locator("#service")).toHaveValue("icu-air-ambulance");

    await page.locator("#tellUsMore").fill(family.tellUsMore);
    await page.getByRole("button", { name: words.submit }).click();
    const summary = page.getByRole("alert");
    const missing = summary.getByRole("link", { name: words.missing, exact: true });
    await expect(missing).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(page.locator("#tellUsMore")).toHaveValue(family.tellUsMore);
    await missing.click();
    await expect(page.locator("#phoneNumber")).toBeFocused();

    await fillIn(page, { ...family, phoneNumber: "০১৭১২৩৪৫৬৭৮" });
    await page.locator("#relatives").selectOption("2");
    await page.locator("#patientAge").fill("৬২");
    await page.locator("#urgent").check();
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    const reference = REFERENCE.exec(page.url())?.[0] ?? "none";
    await expect(page.locator("main")).toContainText(reference);
    await expect(page.locator(`main ${CALL_US}`)).toBeVisible();
    const copy = page.locator("[data-copy]");
    await expect(copy).toBeVisible({ visible: javaScriptEnabled !== false });
    if (javaScriptEnabled !== false) {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await copy.click();
      await expect(copy).toHaveText(words.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    }

    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    const reloaded = await page.reload();
    expect(reloaded?.status()).toBe(200);
    await expect(page.locator("main")).toContainText(reference);
  });
}

test.describe("with JavaScript", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

  for (const words of walkedWords) {
    test(`a dropped connection loses no input on ${words.path}`, async ({
      page,
      context,
    }, info) => {
      const email = emailOf(`dropped${words.path.replace(/\W/g, "-")}`, info);
      await page.goto(words.path);
      await waitForScripts(page, true);
      await fillIn(page, { ...family, email });
      await context.setOffline(true);
      await page.getByRole("button", { name: words.submit }).click();
      const alert = page.getByRole("alert");
      await expect.poll(async () => asRead(await alert.innerText())).toContain(words.offline);
      await expect(page.locator("#fullName")).toHaveValue(family.fullName);
      await context.setOffline(false);
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
      expect(await countRows("requests", "email", email)).toBe(1);
    });
  }

  test("resending after a lost response creates no second request", async ({ page }, info) => {
    const email = emailOf("lost-answer", info);
    await page.goto("/booking");
    await waitForScripts(page, true);
    await fillIn(page, { ...family, email });
    let storedReference = "";
    await page.route("**/booking", async (route, request) => {
      if (request.method() !== "POST") return route.continue();
      const { location = "" } = (await route.fetch({ maxRedirects: 0 })).headers();
      storedReference = REFERENCE.exec(location)?.[0] ?? "";
      await route.abort("connectionreset");
    });
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Send booking request" }).click();
    await failed;
    expect(storedReference).toMatch(REFERENCE);

    // the browser shows its error page; the reopened form has its key and its input
    await page.unroute("**/booking");
    await page.goto("/booking");
    await expect(page.locator("#tellUsMore")).toHaveValue(family.tellUsMore);
    await waitForScripts(page, true);
    await expect(page.locator("#fullName")).toHaveValue(family.fullName);
    await page.getByRole("button", { name: "Send booking request" }).click();
    await page.waitForURL(/booking\/sent/);
    expect(page.url()).toContain(storedReference);
    expect(await countRows("requests", "email", email)).toBe(1);

    await page.goto("/booking");
    await waitForScripts(page, true);
    await expect(page.locator("#fullName")).toHaveValue("");
  });
});

test("a stale form can be sent again at once", async ({ page, context, javaScriptEnabled }) => {
  await page.goto("/booking");
  await waitForScripts(page, javaScriptEnabled);
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

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("logs nothing to the console", async ({ page }) => {
    const consoleMessages: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) consoleMessages.push(message.text());
    });
    page.on("pageerror", (error) => consoleMessages.push(error.message));
    for (const path of ["/booking", "/bn/booking?hospital=bangkok-hospital", "/th/contact"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    expect(consoleMessages).toEqual([]);
  });
});
