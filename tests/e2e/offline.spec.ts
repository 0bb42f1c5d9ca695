import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { CALL_US } from "../support/call-us";
import { countRows } from "../support/e2e-database";
import { family, messageFields } from "../support/family";
import {
  emailOf,
  fillIn,
  ownPhone,
  REFERENCE,
  waitForScripts,
  waitForWorker,
} from "../support/journeys";
import { expectReadable } from "../support/look";

test.use({ serviceWorkers: "allow" });

/** Fires Background Sync, as the browser does when the connection is back. */
async function wakeWorker(page: Page, baseURL = ""): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registration = { origin: baseURL, registrationId: await registered };
  await session.send("ServiceWorker.dispatchSyncEvent", {
    ...registration,
    tag: "send-kept",
    lastChance: false,
  });
  await session.detach();
}

test.describe("with the service worker", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

  test("opens visited pages and emergency pages offline", async ({ page, context }) => {
    await page.goto(`${paths.costs("bn")}?fbclid=IwAR0`);
    await waitForWorker(page);
    await page.goto(`${paths.privacy("bn")}?utm_source=facebook`);
    const isStored = () =>
      page.evaluate(async (path) => Boolean(await caches.match(path)), paths.privacy("bn"));
    await expect.poll(isStored).toBe(true);
    await context.setOffline(true);
    for (const path of [paths.costs("bn"), paths.privacy("bn"), paths.faqs("bn")]) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("#on-phone")).toContainText("বাংলাদেশ সময়");
    }
    await page.goto(paths.terms("bn"));
    await expect(page.locator("h1")).toHaveText(bn.offline.page.title);
    await expect(page.locator(`main ${CALL_US}`)).toBeVisible();
    await expect(page.locator("main a[href^='https://wa.me/']")).toBeVisible();
    await context.setOffline(false);
    await page.goto(paths.terms("bn"));
    await expect(page.locator("h1")).toHaveText(bn.terms.title);
    await expect(page.locator("#on-phone")).toBeEmpty();
  });

  test("sends and stores nothing when going back to a form with errors", async ({ page }, info) => {
    await page.goto(paths.booking("bn"));
    await waitForWorker(page);
    await page.goto(paths.booking("bn"));
    await waitForScripts(page, true);
    await fillIn(page, { ...family, phoneNumber: ownPhone(), email: "rahima@" });
    const send = page.locator("main form[method=post] button[type=submit]");
    await send.click();
    await expect(page.locator("main [role=alert] li")).toHaveCount(1);
    await page.goto(paths.costs("bn"));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.booking("bn")}$`));
    await expect(page.locator("#fullName")).toHaveValue(family.fullName);
    await page.locator("#email").fill("rahima@");
    await send.click();
    await expect(page.locator("main [role=alert] li")).toHaveCount(1);
    const email = emailOf("way-back", info);
    await page.locator("#email").fill(email);
    await send.click();
    await page.waitForURL(/\/booking\/sent\//);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.booking("bn")}$`));
    await expect(page.locator("#fullName")).toHaveValue("");
    await page.goto(paths.unsent("bn"));
    await expect(page.locator("main")).not.toContainText(family.fullName);
    expect(await countRows("requests", "email", email)).toBe(1);
  });

  test("keeps an offline booking after its page closes, and sends it once", async ({
    page,
    context,
    baseURL,
  }, info) => {
    const email = emailOf("offline", info);
    await page.goto(paths.booking("bn"));
    await waitForWorker(page);
    await waitForScripts(page, true);
    await fillIn(page, { ...family, phoneNumber: ownPhone(), email });
    await context.setOffline(true);
    await page.locator("main form[method=post] button[type=submit]").click();
    await page.waitForURL(`**${paths.unsent("bn")}`);
    await expect(page.locator("#unsent")).toContainText(bn.offline.unsent.waiting);
    await expect(page.locator("#unsent")).toContainText(family.fullName);
    await expectReadable(page);
    await page.close();
    expect(await countRows("requests", "email", email)).toBe(0);

    const next = await context.newPage();
    await next.goto(paths.faqs("bn"));
    await expect(next.locator("#on-phone")).toContainText(bn.offline.note.waiting);
    await context.setOffline(false);
    await wakeWorker(next, baseURL);
    await expect.poll(() => countRows("requests", "email", email)).toBe(1);
    // the worker may reload a list while it is still loading
    await next.goto(paths.unsent("bn"), { waitUntil: "commit" });
    await expect(next.locator("#unsent")).toContainText(bn.offline.unsent.sent);
    await expect(next.locator("#unsent a")).toHaveText(REFERENCE);
    expect(await countRows("requests", "email", email)).toBe(1);
    await next.locator("#unsent a").click();
    await expect(next.locator("h1")).toBeVisible();
    await next.goto(paths.unsent("bn"));
    await next.getByRole("button", { name: bn.offline.unsent.forget }).click();
    await expect(next.locator("#unsent")).toContainText(bn.offline.unsent.none);
  });

  test("shows on an open page that the waiting form was sent, and keeps the page's input", async ({
    page,
    context,
  }, info) => {
    const email = emailOf("open", info);
    await page.goto(paths.hospitals("bn"));
    await waitForWorker(page);
    await page.goto(paths.contact("bn"));
    await waitForScripts(page, true);
    for (const [name, value] of Object.entries({ ...messageFields, email })) {
      await page.locator(`main form[method=post] [name=${name}]`).fill(value);
    }
    await context.setOffline(true);
    await page.locator("main form#contact button[type=submit]").click();
    await page.waitForURL(`**${paths.unsent("bn")}`);
    await page.goto(paths.hospitals("bn"));
    const notes = page.locator("#on-phone");
    await expect(notes).toContainText(bn.offline.note.waiting);
    await page.locator("main #q").fill("apolo");
    await context.setOffline(false);
    await expect(notes).toContainText(bn.offline.note.sent);
    await expect(notes).not.toContainText(bn.offline.note.waiting);
    // the page is still the stored one
    await expect(notes).toContainText("বাংলাদেশ সময়");
    await expect(page.locator("main #q")).toHaveValue("apolo");
    expect(await countRows("requests", "email", email)).toBe(1);
  });

  test("shows a refused form with its input, and can delete a waiting one", async ({
    page,
    context,
  }, info) => {
    const email = emailOf("refused", info);
    const { unsent } = bn.offline;
    // the page's JavaScript does not arrive: the worker stores the plain post
    await context.route("**/assets/**", (route) => route.abort());
    await page.goto(paths.contact("bn"));
    await waitForWorker(page);
    const send = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) {
        await page.locator(`main form[method=post] [name=${name}]`).fill(value);
      }
      await page.locator("main form#contact button[type=submit]").click();
    };
    await context.setOffline(true);
    await send({ ...messageFields, email });
    await expect(page.locator("#unsent")).toContainText(unsent.waiting);
    await page.getByRole("button", { name: unsent.remove }).click();
    await expect(page.locator("#unsent")).toContainText(unsent.none);

    await page.goto(paths.contact("bn"));
    await send({ ...messageFields, email: "no address", phone: "12" });
    await expect(page.locator("#unsent")).toContainText(unsent.waiting);
    await context.setOffline(false);
    await expect(page.locator("#unsent")).toContainText(unsent.refused);
    await page.getByRole("button", { name: unsent.correct }).click();
    await expect(page.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[name=message]")).toHaveValue(messageFields.message);
    await send({ email, phone: "" });
    await page.waitForURL(`**${paths.contact("bn")}/sent/**`);
    expect(await countRows("requests", "email", email)).toBe(1);
    await page.goto(paths.unsent("bn"));
    await expect(page.locator("#unsent")).toContainText(unsent.none);
  });
});
