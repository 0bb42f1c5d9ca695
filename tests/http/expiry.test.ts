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
  lastsMs: number;
  /** Creates it for a new address. @returns a function that uses it */
  make: (email: string) => Promise<() => Promise<Page>>;
  /** `works` matches path or HTML after success; `tooOld` is the text after expiry. */
  works: RegExp;
  tooOld: string;
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

const fresh = { password: "four red boats at night", confirmPassword: "four red boats at night" };

/** Opens the form behind a mailed link while it is valid. */
async function throughLink(path: string, more: Record<string, string>) {
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
  return throughLink(await linkIn(site, email, "reset-password"), fresh);
}

const passes: Record<string, Pass> = {
  "a link that confirms an address": {
    lastsMs: 24 * HOUR_MS,
    works: /Your email is confirmed/,
    tooOld: en.account.verify.expiredTitle,
    make: async (email) => {
      const visitor = site.visitor();
      await visitor.submit(await visitor.get("/register"), { email, ...fresh });
      return throughLink(await linkIn(site, email, "verify-email"), fresh);
    },
  },
  "a reset link of a family": {
    lastsMs: HOUR_MS,
    works: /^\/action-completed/,
    tooOld: en.account.reset.expiredTitle,
    make: (email) => reset(email, "user"),
  },
  "a reset link of a coordinator": {
    lastsMs: HOUR_MS,
    works: /^\/action-completed/,
    tooOld: en.account.reset.expiredTitle,
    make: (email) => reset(email, "admin"),
  },
  "an invitation": {
    lastsMs: 72 * HOUR_MS,
    works: /^\/dashboard\/admin$/,
    tooOld: en.account.invitation.expiredTitle,
    make: async (email) => {
      const by = site.visitor();
      await signInAs(by, "inviter@example.com", "admin");
      const list = await by.get("/dashboard/admin/registration");
      await by.submit(list, { email, language: "en", currentPassword: ADMIN_PASSWORD });
      return throughLink(await linkIn(site, email, "invitation"), { name: "Nila", ...fresh });
    },
  },
  "a mailed code": {
    lastsMs: 10 * MINUTE_MS,
    works: /^\/profile/,
    tooOld: "This code can no longer be used.",
    make: async (email) => {
      await anAccount(site, email);
      const visitor = site.visitor();
      await signInAs(visitor, email, "user", { password: "not the password" });
      await site.db.updateTable("rate_limits").set({ count: 60 }).execute();
      const page = await signInAs(visitor, email);
      const { body_text: text } = await mailTo(site, email, "sign-in-code");
      const code = /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? "";
      return () => visitor.submit(page, { code });
    },
  },
  "the second step, with an authenticator code": {
    lastsMs: 10 * MINUTE_MS,
    works: /^\/dashboard/,
    tooOld: "Time ran out.",
    make: async (email) => {
      const inside = await admin(email);
      const { secret } = await switchOnApp(site, inside);
      const visitor = site.visitor();
      const step = await signInAs(visitor, email, "admin");
      return () => visitor.submit(step, { code: appCode(site, secret) });
    },
  },
  "the second step, with a passkey": {
    lastsMs: 10 * MINUTE_MS,
    works: /^\/dashboard/,
    tooOld: "Time ran out.",
    make: async (email) => {
      const key = softwareKey();
      await enrol(await admin(email), key);
      const step = await openSecondFactorPage(site.visitor(), email);
      return () => step.answer(key.get({ challenge: step.challenge }));
    },
  },
  "the challenge for a new passkey": {
    lastsMs: 10 * MINUTE_MS,
    works: /<li><code/,
    tooOld: "The passkey could not be added. Nothing was changed",
    make: async (email) => {
      const visitor = await admin(email);
      const asked = await askToAdd(visitor);
      const credential = softwareKey().create({ challenge: challengeIn(asked) ?? "" });
      const fields = { csrf: csrfOf(asked), name: "Phone", credential };
      return () => visitor.post(`${SECURITY}/passkeys/registration`, fields);
    },
  },
};

describe.each(Object.entries(passes))("%s", (name, { lastsMs, make, works, tooOld }) => {
  const address = (which: string) => `${which}-${name.replace(/\W+/g, "-")}@example.com`;

  it("works until the last moment", async () => {
    const use = await make(address("early"));
    site.clock.now = new Date(START.getTime() + lastsMs - 1);
    const done = await use();
    expect(done.status).toBe(200);
    expect(
      [done.path, done.html].some((seen) => works.test(seen)),
      done.path,
    ).toBe(true);
  });

  it("does nothing once expired", async () => {
    const use = await make(address("late"));
    const before = await databaseState(site.db);
    site.clock.now = new Date(START.getTime() + lastsMs);
    const late = await use();
    expect(late.status).toBe(400);
    expect(late.text).toContain(tooOld);
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
