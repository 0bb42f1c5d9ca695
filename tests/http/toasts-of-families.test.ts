import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { linkIn, mailTo, PASSWORD } from "../support/accounts";
import { insertSession } from "../support/admin";
import { family, messageFields } from "../support/family";
import { routesWithAction } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { ToastListener } from "../support/toasts";
import type { Visitor } from "../support/visitor";
import { walkedLanguages } from "../support/whole-suite";

// these tests request very many pages
vi.setConfig({ testTimeout: 120_000 });

/** Forms without a toast: their next page shows the result. */
const ANSWERED_BY_A_PAGE = [
  "/verify-email",
  "/forgot",
  "/theme",
  "/data-saver",
  "/language",
  "/request",
  "/request/find",
  "/request/open",
  "/request/open/:token",
];

const NEW_PASSWORD = "four green boats";
let site: Site;
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom("rate_limits").execute();
});

const from = (network: string) => site.visitor({ headers: { "Fly-Client-IP": network } });

describe.each(walkedLanguages)("forms of families and visitors show a toast, in %s", (code) => {
  const listener = new ToastListener(code);
  const { account, messages, validation } = listener.text;
  /** One browser throughout: each form builds on the one before. */
  let visitor: Visitor;
  beforeAll(() => {
    visitor = listener.follow(from("203.0.113.7"));
  });
  const page = (path: string) => visitor.get(listener.at(path));
  const email = `toasts-${code}@example.com`;

  it("for requests and stories", async () => {
    const booked = await visitor.submit(await page("/booking"), family);
    listener.expectToast(booked, messages.appointmentSuccess);
    const callBack = await visitor.submit(await page("/call-back"), {
      phoneNumber: "01712 345678",
    });
    listener.expectToast(callBack, messages.callBackSuccess);
    const sent = await visitor.submit(await page("/contact"), messageFields);
    listener.expectToast(sent, messages.messageSuccess);
    const story = { name: "Rahima", place: "Dhaka", country: "india", treatment: "cardiology" };
    const storyFields = { ...story, rating: "4", text: "They were kind.", consent: "on" };
    const storySent = await visitor.submit(await page("/share-your-story"), storyFields);
    listener.expectToast(storySent, messages.actionCompleted);
  });

  it("for registering and logging in, on the next page only", async () => {
    const typed = { email, password: PASSWORD, confirmPassword: PASSWORD };
    const registered = await visitor.submit(await page("/register"), { ...typed, name: "Rahima" });
    listener.expectToast(registered, messages.registrationSuccess);
    const again = await visitor.submit(await page("/check-email"), { email });
    listener.expectToast(again, account.checkEmail.sentAgain);
    await visitor.submit(await visitor.get(await linkIn(site, email, "verify-email")), typed);
    const profile = await visitor.submit(await page("/login"), typed);
    listener.expectToast(profile, messages.loginSuccess);
    expect((await page("/profile")).html).not.toContain(messages.loginSuccess);
  });

  it("for changes of the account", async () => {
    const saved = await visitor.submit(await page("/profile/details"), { name: "Rahima B." });
    listener.expectToast(saved, messages.saved);
    const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const form = await page("/profile/password");
    const changed = await visitor.submit(form, { ...newPassword, currentPassword: PASSWORD });
    listener.expectToast(changed, messages.saved);
    const password = { currentPassword: NEW_PASSWORD };
    const accounts = site.db.selectFrom("users").select("id").where("email", "=", email);
    const { id } = await accounts.executeTakeFirstOrThrow();
    for (let others = 0; others < 3; others++) await insertSession(site.db, id, site.clock.now);
    const devices = await page("/profile/devices");
    const last = devices.document.querySelectorAll("select[name=device] option").at(-1);
    const device = last?.getAttribute("value") ?? "";
    const one = await visitor.submit(devices, { device, ...password });
    listener.expectToast(one, account.devices.ended);
    const others = await visitor.submit(one, { device: "others", ...password });
    listener.expectToast(others, account.devices.othersEnded);
    await site.db.updateTable("rate_limits").set({ count: 1000 }).execute();
    await page("/profile/data.json");
    await site.db.updateTable("rate_limits").set({ count: 1000 }).execute();
    listener.expectToast(await page("/profile/data.json"), validation.tooMany, "error");
  });

  it("for logging out, whether it succeeds or fails", async () => {
    const faqs = await page("/faqs");
    const form = "form[action='/logout']";
    const refused = await visitor.submit(faqs, { csrf: "old" }, form);
    listener.expectToast(refused, messages.logoutFailed, "error");
    listener.expectToast(await visitor.submit(faqs, {}, form), messages.logoutSuccess);
  });

  it("for a reset link, a mailed log-in code and the account's deletion", async () => {
    await visitor.submit(await page("/forgot"), { email });
    const link = await visitor.get(await linkIn(site, email, "reset-password"));
    const newPassword = { password: PASSWORD, confirmPassword: PASSWORD };
    listener.expectToast(await visitor.submit(link, newPassword), messages.actionCompleted);

    // after very many tries, the right password leads to a mailed code
    const stranger = from("198.51.100.9");
    await stranger.submit(await stranger.get("/login"), { email, password: "not it" });
    await site.db.updateTable("rate_limits").set({ count: 1000 }).execute();
    const owner = listener.follow(from("192.0.2.200"));
    const loginPage = await owner.get(listener.at("/login"));
    const codePage = await owner.submit(loginPage, { email, password: PASSWORD });
    const { body_text } = await mailTo(site, email, "sign-in-code");
    const mailedCode = /\b\d{4} \d{4}\b/.exec(body_text)?.[0] ?? "";
    listener.expectToast(await owner.submit(codePage, { code: mailedCode }), messages.loginSuccess);

    const deletion = await owner.get(listener.at("/profile/deletion"));
    const gone = await owner.submit(deletion, { currentPassword: PASSWORD });
    listener.expectToast(gone, account.deletion.done);
  });

  it("with the listed exceptions only", async () => {
    // the toasts of coordinators and of the family's page have tests of their own
    const routes = (await routesWithAction()).filter(
      ({ pattern }) =>
        !/^\/(admin|dashboard|request\/(?::reference|leave)|watch)(\/|$)/.test(pattern),
    );
    expect(listener.routesWithoutToast(routes).sort()).toEqual([...ANSWERED_BY_A_PAGE].sort());
    listener.expectDistinctIcons();
  });
});
