import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, anAccount, linkIn, mailTo, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { databaseState } from "../support/database-state";
import {
  askToAdd,
  challengeIn,
  csrfOf,
  enrol,
  openSecondFactorPage,
  SECURITY,
} from "../support/passkeys";
import { appCode, switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const START = new Date("2026-11-20T08:30:00.000Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Something that works once, for a limited time. */
interface Pass {
  lifetimeMs: number;
  /** Creates it for a new address. @returns a function that uses it */
  make: (email: string) => Promise<() => Promise<Page>>;
  /** Matches path or HTML after success. */
  success: RegExp;
  /** Shown after expiry. */
  expiredText: string;
}

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await anAccount(site, "inviter@example.com", { role: "admin" });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = START;
  await site.db.deleteFrom("rate_limits").execute();
});

const newPasswords = {
  password: "four red boats at night",
  confirmPassword: "four red boats at night",
};

/** Opens the form of a mailed link while the link is valid. @returns a function that submits it */
async function openForm(path: string, more: Record<string, string>) {
  const visitor = site.visitor();
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  return () => visitor.submit(page, more);
}

async function admin(email: string): Promise<Visitor> {
  await anAccount(site, email, { role: "admin" });
  const visitor = site.visitor();
  await signInAs(visitor, email, "admin");
  return visitor;
}

async function reset(email: string, role: "user" | "admin") {
  await anAccount(site, email, { role });
  const visitor = site.visitor();
  const path = role === "admin" ? "/admin/forgot" : "/forgot";
  await visitor.submit(await visitor.get(path), { email });
  return openForm(await linkIn(site, email, "reset-password"), newPasswords);
}

const passes: Record<string, Pass> = {
  "a link that confirms an address": {
    lifetimeMs: 24 * HOUR_MS,
    success: /Your email is confirmed/,
    expiredText: en.account.verify.expiredTitle,
    make: async (email) => {
      const visitor = site.visitor();
      await visitor.submit(await visitor.get("/register"), { email, ...newPasswords });
      return openForm(await linkIn(site, email, "verify-email"), newPasswords);
    },
  },
  "a reset link of a family": {
    lifetimeMs: HOUR_MS,
    success: /^\/action-completed/,
    expiredText: en.account.reset.expiredTitle,
    make: (email) => reset(email, "user"),
  },
  "a reset link of a coordinator": {
    lifetimeMs: HOUR_MS,
    success: /^\/action-completed/,
    expiredText: en.account.reset.expiredTitle,
    make: (email) => reset(email, "admin"),
  },
  "an invitation": {
    lifetimeMs: 72 * HOUR_MS,
    success: /^\/dashboard\/admin$/,
    expiredText: en.account.invitation.expiredTitle,
    make: async (email) => {
      const inviter = site.visitor();
      await signInAs(inviter, "inviter@example.com", "admin");
      const list = await inviter.get("/dashboard/admin/registration");
      await inviter.submit(list, { email, language: "en", currentPassword: ADMIN_PASSWORD });
      return openForm(await linkIn(site, email, "invitation"), { name: "Nila", ...newPasswords });
    },
  },
  "a mailed code": {
    lifetimeMs: 10 * MINUTE_MS,
    success: /^\/profile/,
    expiredText: "This code can no longer be used.",
    make: async (email) => {
      await anAccount(site, email);
      const visitor = site.visitor();
      await signInAs(visitor, email, "user", { password: "not the password" });
      // uses up the account's attempts for strangers
      await site.db.updateTable("rate_limits").set({ count: 60 }).execute();
      const page = await signInAs(visitor, email);
      const { body_text: text } = await mailTo(site, email, "sign-in-code");
      const code = /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? "";
      return () => visitor.submit(page, { code });
    },
  },
  "the second step, with an authenticator code": {
    lifetimeMs: 10 * MINUTE_MS,
    success: /^\/dashboard/,
    expiredText: "Time ran out.",
    make: async (email) => {
      const inside = await admin(email);
      const { secret } = await switchOnApp(site, inside);
      const visitor = site.visitor();
      const step = await signInAs(visitor, email, "admin");
      return () => visitor.submit(step, { code: appCode(site, secret) });
    },
  },
  "the second step, with a passkey": {
    lifetimeMs: 10 * MINUTE_MS,
    success: /^\/dashboard/,
    expiredText: "Time ran out.",
    make: async (email) => {
      const key = softwareKey();
      await enrol(await admin(email), key);
      const step = await openSecondFactorPage(site.visitor(), email);
      return () => step.answer(key.get({ challenge: step.challenge }));
    },
  },
  "the challenge for a new passkey": {
    lifetimeMs: 10 * MINUTE_MS,
    success: /<li><code/,
    expiredText: "The passkey could not be added. Nothing was changed",
    make: async (email) => {
      const visitor = await admin(email);
      const page = await askToAdd(visitor);
      const credential = softwareKey().create({ challenge: challengeIn(page) ?? "" });
      const fields = { csrf: csrfOf(page), name: "Phone", credential };
      return () => visitor.post(`${SECURITY}/passkeys/registration`, fields);
    },
  },
};

describe.each(Object.entries(passes))("%s", (name, { lifetimeMs, make, success, expiredText }) => {
  const address = (which: string) => `${which}-${name.replace(/\W+/g, "-")}@example.com`;

  it("works until the last moment", async () => {
    const use = await make(address("early"));
    site.clock.now = new Date(START.getTime() + lifetimeMs - 1);
    const done = await use();
    expect(done.status).toBe(200);
    expect(
      [done.path, done.html].some((seen) => success.test(seen)),
      done.path,
    ).toBe(true);
  });

  it("does nothing after it has expired", async () => {
    const use = await make(address("late"));
    const before = await databaseState(site.db);
    site.clock.now = new Date(START.getTime() + lifetimeMs);
    const late = await use();
    expect(late.status).toBe(400);
    expect(late.text).toContain(expiredText);
    // every response consumes the challenge, even a refusal
    const { passkey_challenges: _, ...after } = await databaseState(site.db);
    expect({ ...after, passkey_challenges: before.passkey_challenges }).toEqual(before);
  });
});

describe("mailed link", () => {
  it("says that it has expired, and has no form", async () => {
    await anAccount(site, "opened-late@example.com");
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/forgot"), { email: "opened-late@example.com" });
    const link = await linkIn(site, "opened-late@example.com", "reset-password");
    site.clock.now = new Date(START.getTime() + HOUR_MS);
    const page = await visitor.get(link);
    expect(page.text).toContain(en.account.reset.expiredTitle);
    expect(page.document.querySelector("main [name=password]")).toBeNull();
  });
});
