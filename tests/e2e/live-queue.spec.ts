import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { cuttableLine } from "../support/cuttable-line";
import { addAccount } from "../support/e2e-database";
import {
  emailOf,
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  typePassword,
} from "../support/journeys";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

test("the queue keeps its rows while disconnected, and shows new ones once reconnected", async ({
  page,
  browser,
  baseURL,
}, info) => {
  const surname = `Mollah${Date.now()}`;
  const family = await browser.newPage();
  await sendBooking(family, { fullName: `Kamal ${surname}` });
  const line = await cuttableLine(baseURL ?? "");
  const queue = new URL(paths.dashboard("en", { search: surname }), line.url).href;
  const eventStream = page.waitForResponse((answer) => answer.url().includes("/queue/events"));
  await page.goto(queue);
  await typePassword(page, addAccount(emailOf("live", info), "admin"));
  const names = page.locator("[data-row]");
  await expect(names).toHaveText([`Kamal ${surname}`]);
  expect((await eventStream).status()).toBe(200);
  // a new request appears while the page is connected
  await sendBooking(family, { fullName: `Rahim ${surname}` });
  await expect(names).toHaveCount(2);

  line.setState("cut");
  await sendBooking(family, { fullName: `Shirin ${surname}` });
  await family.close();
  // a failed reload while disconnected keeps the list
  const failedRequest = page.waitForEvent("requestfailed");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await failedRequest;
  await expect(names).toHaveCount(2);
  // if the connection drops during the fetch, the page fetches the list again by itself
  await page.route(/\.data/, (route) => route.abort(), { times: 1 });
  const dropped = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
  line.setState("whole");
  await dropped;
  await expect(names).toHaveCount(3, { timeout: 30_000 });
  await line.close();
});

test("the queue recovers by itself after a server restart", async ({ page, browser }) => {
  const surname = `Sikder${Date.now()}`;
  const family = await browser.newPage();
  await signInAsCoordinator(page, paths.dashboard("bn", { search: surname }));
  const away = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };
  await page.route(/\.data/, (route) => route.fulfill(away), { times: 1 });
  const failedReload = page.waitForResponse((answer) => answer.status() === 502);
  await sendBooking(family, { fullName: `Kamal ${surname}` });
  await failedReload;
  // meanwhile the page reports the error in the reader's language
  await expect(page.getByRole("heading", { name: bn.errors.unexpected.title })).toBeVisible();
  await expect(page.locator("[data-row]")).toHaveCount(1, { timeout: 20_000 });
  await family.close();
});

test("a toast stays visible while the queue updates", async ({ page, browser }) => {
  const surname = `Talukder${Date.now()}`;
  const family = await browser.newPage();
  await signInAsCoordinator(page, paths.dashboard("en", { search: surname }));
  const toast = page.locator("[data-sonner-toast]", { hasText: en.messages.loginSuccess });
  // the pointer pauses its timer
  await toast.hover();
  await sendBooking(family, { fullName: `Kamal ${surname}` });
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(toast).toHaveAttribute("data-removed", "false");
  await family.close();
});

test("a coordinator who opted in is notified of new requests, even with the page hidden", async ({
  page,
  browser,
}) => {
  // headless Chromium shows no notifications, so the test collects those that the page creates
  await page.addInitScript(() => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = "default";
      static async requestPermission() {
        FakeNotification.permission = "granted";
        return FakeNotification.permission;
      }
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: FakeNotification, shown });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  const family = await browser.newPage();
  const text = en.queue.alerts;
  await signInAsCoordinator(page, paths.dashboard("en"));
  await page.getByRole("button", { name: text.switchOn }).click();
  await expect(page.getByRole("button", { name: text.switchOff })).toBeVisible();
  expect(await shown()).toEqual([text.switchedOn]);
  // while the coordinator looks at the queue, it needs no notification
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.hasFocus = () => false;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await sendBooking(family, { fullName: "Rahima Of The Night", tellUsMore: "Stroke" });
  await expect.poll(shown).toContain(text.arrived);
  await sendBooking(family, { fullName: "Karim Of The Night" }, undefined, { isUrgent: true });
  await expect.poll(shown).toContain(text.arrivedUrgent);
  expect((await shown()).join()).not.toMatch(/Rahima|Karim|Stroke/);
  await page.getByRole("button", { name: text.switchOff }).click();
  await expect(page.getByRole("button", { name: text.switchOn })).toBeVisible();
  await family.close();
});

test("a request's page names a colleague who opens it, without a reload", async ({
  page,
  browser,
  baseURL,
}, info) => {
  const booking = await sendBooking(page);
  await signInAsCoordinator(page, paths.dashboard("en"));
  const path = await pathInDashboard(page, "bookings", booking);
  await page.goto(path);
  const presence = page.locator("main p[role=status]");
  await expect(presence).toBeEmpty();
  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await colleague.goto(path);
  await typePassword(colleague, addAccount(emailOf("presence", info), "admin"));
  await expect(presence).toContainText("has this open", { timeout: 20_000 });
  await expect(colleague.locator("main p[role=status]")).toContainText("has this open");
  await context.close();
});
