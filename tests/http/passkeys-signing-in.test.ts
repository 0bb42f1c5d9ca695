import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseExpired } from "~/features/upkeep/retention.server";
import { anAccount } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { mailsTo } from "../support/notices";
import { anAdmin, anAdminWithPasskey, auditOf, codesOn } from "../support/passkey-owners";
import { challengeIn, csrfOf, enrol, openSecondFactorPage, SECURITY } from "../support/passkeys";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, "first@example.com", { role: "admin" });
});
afterAll(() => site.close());

const START = new Date("2026-11-20T08:30:00.000Z");
beforeEach(() => {
  site.clock.now = START;
});
const later = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};

describe("signing in with a passkey", () => {
  it("succeeds once for each challenge", async () => {
    const { key, step, guest, id } = await anAdminWithPasskey(site);
    expect(step.page.html).toContain(key.id);
    expect(guest.cookies.has("session")).toBe(false);
    const answer = key.get({ challenge: step.challenge });
    expect((await step.answer(answer)).path).toBe("/dashboard/admin");
    expect(await auditOf(site, id, "sign-in")).toContain("passkey");
    const { last_used_at } = await site.db
      .selectFrom("passkeys")
      .select("last_used_at")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(last_used_at).toBe(START.toISOString());

    guest.cookies.delete("session");
    const replayed = await step.answer(answer);
    expect(replayed.status).toBe(400);
    expect(replayed.text).toContain("The passkey was not accepted.");
    expect(guest.cookies.has("session")).toBe(false);
    // the page has a new challenge, which the old answer does not match
    expect(challengeIn(replayed)).not.toBe(step.challenge);
    expect((await step.answer(answer)).status).toBe(400);
    expect(await auditOf(site, id, "passkey-failed")).toEqual([
      "passkey-challenge",
      "passkey-unverified",
    ]);
    const fresh = key.get({ challenge: challengeIn(await step.answer(answer)) ?? "" });
    expect((await step.answer(fresh)).path).toBe("/dashboard/admin");
  });

  it("warns the owner at the fifth failure within an hour, including wrong codes", async () => {
    const { guest, step, email, id } = await anAdminWithPasskey(site);
    const fail = async (passkeys: number, codes: number) => {
      for (let count = 0; count < passkeys; count++) await step.answer("none");
      for (let count = 0; count < codes; count++) await guest.submit(step.page, { code: "000000" });
    };
    await fail(3, 1);
    expect(await mailsTo(site, "second-step-failures", email)).toEqual([]);
    await fail(1, 0);
    expect(await mailsTo(site, "second-step-failures", email)).toHaveLength(1);
    expect(await auditOf(site, id, "passkey-failed")).toHaveLength(4);
    await fail(2, 2);
    expect(await mailsTo(site, "second-step-failures", email)).toHaveLength(1);
  });

  it("accepts one of two simultaneous answers", async () => {
    const { key, step } = await anAdminWithPasskey(site);
    const answer = key.get({ challenge: step.challenge });
    const pages = await Promise.all([step.answer(answer), step.answer(answer)]);
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ["from another site", { origin: "https://setu.example.evil" }],
    ["from another port of this site", { origin: "http://localhost:3001" }],
    ["for another domain", { rpId: "evil.example" }],
    ["without the holder verified", { userVerified: false }],
    ["to another challenge", { challenge: "B".repeat(43) }],
  ])("refuses an answer %s", async (_what, forgery) => {
    const { key, step, guest, id } = await anAdminWithPasskey(site);
    const page = await step.answer(key.get({ challenge: step.challenge, ...forgery }));
    expect(page.status).toBe(400);
    expect(guest.cookies.has("session")).toBe(false);
    expect(await auditOf(site, id, "passkey-failed")).toEqual(["passkey-unverified"]);
  });

  it("refuses another person's key, and another key under this key's id", async () => {
    const { step, guest, id, key } = await anAdminWithPasskey(site);
    const other = await anAdminWithPasskey(site);
    const page = await step.answer(other.key.get({ challenge: step.challenge }));
    expect(page.status).toBe(400);
    expect(await auditOf(site, id, "passkey-failed")).toEqual(["passkey-unknown"]);
    const claimed = other.key.get({ challenge: challengeIn(page) ?? "" }, key.id);
    expect((await step.answer(claimed)).status).toBe(400);
    expect(await auditOf(site, id, "passkey-failed")).toEqual([
      "passkey-unknown",
      "passkey-unverified",
    ]);
    expect(guest.cookies.has("session")).toBe(false);
  });

  it("refuses a key whose counter does not rise, as it may be a copy", async () => {
    const { key, step, guest, id, email } = await anAdminWithPasskey(site, 7);
    expect((await step.answer(key.get({ challenge: step.challenge, counter: 8 }))).path).toBe(
      "/dashboard/admin",
    );
    guest.cookies.delete("session");
    for (const counter of [8, 3, 0]) {
      const again = await openSecondFactorPage(guest, email);
      const page = await again.answer(key.get({ challenge: again.challenge, counter }));
      expect(page.status, String(counter)).toBe(400);
    }
    expect(guest.cookies.has("session")).toBe(false);
    expect(await auditOf(site, id, "passkey-failed")).toEqual(Array(3).fill("passkey-counter"));
    const auditor = await anAdmin(site);
    const list = await auditor.visitor.get("/dashboard/admin/audit?kind=passkey-failed");
    expect(list.text).toContain("its counter went down: the key may have been copied");
  });

  it("refuses a ticket that expired, left its browser, or predates the password", async () => {
    const { key, step, id } = await anAdminWithPasskey(site);
    const ticket = step.page.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
    const thief = site.visitor();
    const csrf = csrfOf(await thief.get("/admin/login"));
    const credential = key.get({ challenge: step.challenge });
    const stolen = await thief.post("/admin/second-factor/passkey", { csrf, ticket, credential });
    expect(stolen.status).toBe(400);
    expect(stolen.text).toContain("Time ran out.");
    expect(challengeIn(stolen)).toBeNull();
    later(11);
    const late = await step.answer(credential);
    expect(late.text).toContain("Time ran out.");
    expect(challengeIn(late)).toBeNull();
    site.clock.now = START;
    await site.db
      .updateTable("users")
      .set({ password_hash: "changed" })
      .where("id", "=", id)
      .execute();
    expect((await step.answer(credential)).text).toContain("Time ran out.");
  });

  it("refuses a stale form token, and offers a new challenge", async () => {
    const { key, step, guest } = await anAdminWithPasskey(site);
    const stale = await step.answer(key.get({ challenge: step.challenge }), { csrf: "stale" });
    expect(stale.status).toBe(403);
    expect(guest.cookies.has("session")).toBe(false);
    const again = key.get({ challenge: challengeIn(stale) ?? "" });
    expect((await step.answer(again)).path).toBe("/dashboard/admin");
  });

  it("leaves challenges, which the clean-up deletes once they expire", async () => {
    const { id } = await anAdminWithPasskey(site);
    const challenges = () =>
      site.db.selectFrom("passkey_challenges").select("user_id").where("user_id", "=", id);
    const erase = () =>
      eraseExpired({ db: site.db, now: () => site.clock.now, log: () => undefined });
    later(9);
    await erase();
    expect(await challenges().execute()).toHaveLength(1);
    later(2);
    await erase();
    expect(await challenges().execute()).toEqual([]);
  });

  it("is rate-limited: too many attempts get 429", async () => {
    const strict = await startSite();
    try {
      const owner = await anAdmin(strict);
      await enrol(owner.visitor, softwareKey());
      const step = await openSecondFactorPage(strict.visitor(), owner.email);
      const statuses = [];
      for (let tries = 0; tries < 25; tries++) statuses.push((await step.answer("{}")).status);
      expect(statuses[0]).toBe(400);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it("without JavaScript, offers the code field and accepts a recovery code", async () => {
    const { step, guest, enrolled } = await anAdminWithPasskey(site);
    const { document } = step.page;
    expect(step.page.text).toContain("Your passkey needs a browser that runs scripts.");
    expect(document.querySelector("main form [name=code]")).not.toBeNull();
    expect(document.querySelector("main form[action$=passkey]")).toBeNull();
    expect(step.page.text).toContain("One of your recovery codes.");
    const [code = ""] = codesOn(enrolled);
    const wrong = await guest.submit(step.page, { code: "12345" });
    expect(challengeIn(wrong)).not.toBeNull();
    expect((await guest.submit(wrong, { code })).path).toBe("/dashboard/admin");
    expect((await guest.get(SECURITY)).text).toContain("Recovery codes left: 9.");
    expect((await guest.get("/admin/second-factor/passkey")).path).toBe("/dashboard/admin");
  });
});
