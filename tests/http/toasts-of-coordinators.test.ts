import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ADMIN_PASSWORD, anAccount, linkIn } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { insertBooking } from "../support/bookings";
import { insertFailedMail } from "../support/failed-mail";
import { challengeIn, csrfOf, enrol, SECURITY } from "../support/passkeys";
import { routesWithAction } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { ToastListener } from "../support/toasts";
import { checkTestMailWarnings, writeCompanyInfo, writeCosts } from "../support/toasts-of-company";
import { changeHospital } from "../support/toasts-of-hospitals";
import { workOnPapers } from "../support/toasts-of-papers";
import { lookAfterPictures } from "../support/toasts-of-pictures";
import { takeFromQueue } from "../support/toasts-of-queue";
import { workOnRequests } from "../support/toasts-of-requests";
import { changeStories } from "../support/toasts-of-stories";
import { changeTeam } from "../support/toasts-of-team";
import {
  changeAccount,
  changeOwnProfile,
  changeRoster,
  discardAndRestoreKeptForm,
} from "../support/toasts-of-users";
import type { Visitor } from "../support/visitor";
import { walkedLanguages } from "../support/whole-suite";

// these tests request very many pages
vi.setConfig({ testTimeout: 120_000 });

/** Forms without a toast: their next page shows the result, or asks for more input. */
const ANSWERED_BY_A_PAGE = [
  "/admin/forgot",
  "/dashboard/admin/security",
  "/dashboard/admin/security/passkeys",
  "/dashboard/admin/security/recovery-codes",
];

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

const HALF_A_MINUTE_MS = 30_000;
/** A code works once: the next one needs the next half minute. */
function nextCode(secret: string): string {
  site.clock.now = new Date(site.clock.now.getTime() + HALF_A_MINUTE_MS);
  return new TOTP({ secret }).generate({ timestamp: site.clock.now.getTime() });
}

const formTo = (part: string) => `main form[action$="${part}"]`;

const REGISTRATION = "/dashboard/admin/registration";

describe.each(walkedLanguages)("forms of coordinators show a toast, in %s", (code) => {
  const listener = new ToastListener(code);
  const { account, messages, passkeys } = listener.text;
  const password = { currentPassword: ADMIN_PASSWORD };
  const email = `toasts-${code}@example.com`;
  /** One browser throughout: each form builds on the one before. */
  let visitor: Visitor;
  const page = (path: string) => visitor.get(listener.at(path));

  beforeAll(async () => {
    visitor = listener.follow(site.visitor());
    const { id } = await anAccount(site, email, { role: "admin" });
    await site.db.updateTable("users").set({ language: code }).where("id", "=", id).execute();
  });

  it("for log-ins and invitations", async () => {
    const loginPage = await page("/admin/login");
    const dashboard = await visitor.submit(loginPage, { email, password: ADMIN_PASSWORD });
    listener.expectToast(dashboard, messages.loginSuccess);
    const list = await page(REGISTRATION);
    const guests = ["taken", "withdrawn"].map((name) => `${name}-${code}@example.com`);
    for (const guest of guests) {
      const invitation = { email: guest, language: code, ...password };
      const sent = await visitor.submit(list, invitation);
      listener.expectToast(sent, account.registration.sent);
    }
    const [accepted = "", withdrawn = ""] = guests;
    const link = await visitor.get(await linkIn(site, accepted, "invitation"));
    const newPassword = { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    const made = await visitor.submit(link, { name: "Karim", ...newPassword });
    listener.expectToast(made, messages.actionCompleted);
    const again = await visitor.submit(await page(REGISTRATION), {}, formTo("/resending"));
    listener.expectToast(again, account.registration.sent);
    const open = await page(REGISTRATION);
    expect(open.text).toContain(withdrawn);
    const gone = await visitor.submit(open, {}, formTo("/withdrawal"));
    listener.expectToast(gone, account.registration.withdrawn);
    const late = await visitor.submit(open, {}, formTo("/withdrawal"));
    listener.expectToast(late, messages.actionFailed, "error");
  });

  it.each(["bookings", "contacts"] as const)("for acts on requests at %s", (area) =>
    workOnRequests(site, listener, visitor, area),
  );
  it.each(["bookings", "contacts"] as const)("for papers of requests at %s", (area) =>
    workOnPapers(site, listener, visitor, area),
  );

  it("for undelivered emails", async () => {
    const { undelivered } = listener.text;
    const request_id = await insertBooking(site.db);
    const open = async () =>
      page(`/dashboard/admin/mails/${await insertFailedMail(site.db, { request_id })}`);
    const sent = await visitor.submit(await open(), {}, formTo("/resending"));
    listener.expectToast(sent, undelivered.toasts.sentAgain);
    const called = await visitor.submit(await open(), { note: "Knows now" }, "form#call");
    listener.expectToast(called, undelivered.toasts.called);
    const seen = await open();
    const closed = await visitor.submit(seen, {}, formTo("/closing"));
    listener.expectToast(closed, undelivered.toasts.closed);
    const stale = await visitor.submit(await open(), { csrf: "old" }, formTo("/closing"));
    listener.expectToast(stale, messages.actionFailed, "error");
  });

  it("for the team and the bin", () => changeTeam(visitor, listener));
  it("for pictures", () => lookAfterPictures(listener, visitor));

  it("for a coordinator's own profile", () => changeOwnProfile(visitor, listener));

  it("for the duty roster", () => changeRoster(visitor, listener));
  it("for forms kept while their sender was logged out", () =>
    discardAndRestoreKeptForm(site, visitor, listener, email));
  it("for the company's contact details", () => writeCompanyInfo(visitor, listener));
  it("for test mails", () => checkTestMailWarnings(visitor, listener));
  it("for usual costs", () => writeCosts(visitor, listener));

  it("for acts on an account", () => changeAccount(site, visitor, listener));

  it("for hospitals", () => changeHospital(visitor, listener));

  it("for stories and public texts", () => changeStories(listener, visitor));

  it("for the second step", async () => {
    const security = await page(SECURITY);
    const secret = (security.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    const app = () => ({ code: nextCode(secret), ...password });
    expect((await visitor.submit(security, app())).status).toBe(200);
    const key = softwareKey();
    const added = await enrol(visitor, key, {}, listener.at(SECURITY));
    listener.expectToast(added, passkeys.added);

    const guest = listener.follow(site.visitor());
    const credentials = { email, password: ADMIN_PASSWORD };
    const loginPage = await guest.get(listener.at("/admin/login"));
    const codePage = await guest.submit(loginPage, credentials);
    const byCode = await guest.submit(codePage, { code: nextCode(secret) });
    listener.expectToast(byCode, messages.loginSuccess);
    const other = listener.follow(site.visitor());
    const step = await other.submit(await other.get(listener.at("/admin/login")), credentials);
    const answer = {
      csrf: csrfOf(step),
      ticket: step.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "",
      credential: key.get({ challenge: challengeIn(step) ?? "" }),
    };
    const byKey = await other.post(listener.at("/admin/second-factor/passkey"), answer);
    listener.expectToast(byKey, messages.loginSuccess);

    const off = await visitor.submit(await page(SECURITY), app(), formTo("/security/removal"));
    listener.expectToast(off, passkeys.appOff);
    const removal = off.document.querySelector("main a[href$='/removal']")?.getAttribute("href");
    const gone = await visitor.submit(await visitor.get(removal ?? ""), password);
    listener.expectToast(gone, passkeys.removed);
    const anew = await page(SECURITY);
    const next = (anew.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    const on = { code: nextCode(next), ...password };
    expect((await visitor.submit(anew, on)).status).toBe(200);
    const last = { code: nextCode(next), ...password };
    const none = await visitor.submit(await page(SECURITY), last, formTo("/security/removal"));
    listener.expectToast(none, account.security.switchedOff);
  });

  it("for taking a request, handing it on and giving it back", async () => {
    await takeFromQueue(site, visitor, listener);
  });

  it("for other ways to open the account", async () => {
    const guest = listener.follow(site.visitor());
    await guest.submit(await guest.get(listener.at("/admin/forgot")), { email });
    const link = await guest.get(await linkIn(site, email, "reset-password"));
    const newPassword = { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    listener.expectToast(await guest.submit(link, newPassword), messages.actionCompleted);
  });

  it("with the listed exceptions only", async () => {
    const routes = (await routesWithAction()).filter(({ pattern }) =>
      /^\/(admin|dashboard)\//.test(pattern),
    );
    expect(listener.routesWithoutToast(routes).sort()).toEqual([...ANSWERED_BY_A_PAGE].sort());
    listener.expectDistinctIcons();
  });
});
