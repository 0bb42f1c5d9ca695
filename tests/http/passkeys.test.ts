import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resetAdmin } from "~/features/admins/admin-accounts.server";
import { eraseExpired } from "~/features/retention/retention.server";
import { bn } from "~/locales/bn";
import { ADMIN_PASSWORD, anAccount, mailTo, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { askToAdd, atSecondStep, challengeIn, csrfOf, enrol, SECURITY } from "../support/passkeys";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

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

let accounts = 0;

/** Somebody signed in, new to each test. */
async function anAdmin(on: Site = site): Promise<{ visitor: Visitor; email: string; id: string }> {
  accounts += 1;
  const email = `passkeys-${accounts}@example.com`;
  const { id } = await anAccount(on, email, { role: "admin" });
  const visitor = on.visitor();
  await signInAs(visitor, email, "admin");
  return { visitor, email, id };
}

/** An admin with one passkey, and a browser that has typed the password. */
async function anAdminWithPasskey(counter = 0) {
  const owner = await anAdmin();
  const key = softwareKey();
  const enrolled = await enrol(owner.visitor, key, { counter });
  const guest = site.visitor();
  const step = await atSecondStep(guest, owner.email);
  return { ...owner, key, enrolled, guest, step };
}

const codesOn = (page: Page) =>
  page.document.querySelectorAll("main li code").map((code) => code.text);

async function noted(userId: string, kind: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom("audit_events")
    .select("detail")
    .where("subject_id", "=", userId)
    .where("kind", "=", kind)
    .orderBy("at")
    .execute();
  return rows.map(({ detail }) => detail);
}

describe("adding a passkey", () => {
  it("switches the second step on, with recovery codes, a note and a mail", async () => {
    const { visitor, email, id } = await anAdmin();
    const elsewhere = site.visitor();
    await signInAs(elsewhere, email, "admin");
    const page = await enrol(visitor, softwareKey());
    expect(page.status).toBe(200);
    expect(codesOn(page)).toHaveLength(10);
    const list = await visitor.get(SECURITY);
    expect(list.text).toContain("The second step is on.");
    expect(list.text).toContain("Work phone");
    expect((await elsewhere.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    expect(await noted(id, "passkey-added")).toHaveLength(1);
    const mail = await mailTo(site, email, "passkey-added");
    expect(mail.body_text).toContain(`http://localhost:3000${SECURITY}`);
    expect(mail.body_text).not.toContain("Work phone");
    const [row] = await site.db
      .selectFrom("passkeys")
      .select(["transports", "last_used_at"])
      .where("user_id", "=", id)
      .execute();
    expect(row).toEqual({ transports: "internal", last_used_at: null });
  });

  it("asks for the password again, and for a name", async () => {
    const { visitor } = await anAdmin();
    const wrong = await askToAdd(visitor, { currentPassword: "not my password" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("That password is not right. Try again.");
    expect(challengeIn(wrong)).toBeNull();
    const nameless = await askToAdd(visitor, { name: " " });
    expect(nameless.status).toBe(400);
    expect(challengeIn(nameless)).toBeNull();
    expect(challengeIn(await askToAdd(visitor))).not.toBeNull();
  });

  it("takes no answer that was not asked for: unasked, twice, too late, of another session", async () => {
    const { visitor, email, id } = await anAdmin();
    const csrf = csrfOf(await visitor.get(SECURITY));
    const post = (on: Visitor, challenge: string, token = csrf) =>
      on.post(`${SECURITY}/passkeys/registration`, {
        csrf: token,
        name: "Stolen",
        credential: softwareKey().create({ challenge }),
      });
    expect((await post(visitor, "A".repeat(43))).status).toBe(400);

    const other = site.visitor();
    await signInAs(other, email, "admin");
    const asked = challengeIn(await askToAdd(visitor)) ?? "";
    const theirs = await post(other, asked, csrfOf(await other.get(SECURITY)));
    expect(theirs.status).toBe(400);

    later(11);
    expect((await post(visitor, asked)).status).toBe(400);

    const again = challengeIn(await askToAdd(visitor)) ?? "";
    expect((await post(visitor, again)).status).toBe(200);
    // the session is a new one, and the challenge is used up
    expect((await post(visitor, again, csrfOf(await visitor.get(SECURITY)))).status).toBe(400);
    const rows = await site.db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await noted(id, "passkey-failed")).toEqual(Array(4).fill("passkey-challenge"));
  });

  it.each([
    ["of another site", { origin: "http://localhost:3001" }],
    ["for another domain", { rpId: "evil.example" }],
    ["without the holder verified", { userVerified: false }],
    ["to another challenge", { challenge: "B".repeat(43) }],
  ])("takes no answer %s", async (_what, lies) => {
    const { visitor, id } = await anAdmin();
    const page = await enrol(visitor, softwareKey(), lies);
    expect(page.status).toBe(400);
    expect(page.text).toContain("The passkey could not be added.");
    expect(await noted(id, "passkey-failed")).toEqual(["passkey-unverified"]);
    expect((await visitor.get(SECURITY)).text).toContain("The second step is off.");
  });

  it("takes no nonsense, and no key that somebody has already", async () => {
    const { visitor, id } = await anAdmin();
    for (const credential of ["", "null", "[]", "{", '{"id":"x"}', "x".repeat(20_000)]) {
      const asked = await askToAdd(visitor);
      const fields = { csrf: csrfOf(asked), name: "x", credential };
      const page = await visitor.post(`${SECURITY}/passkeys/registration`, fields);
      expect(page.status, credential.slice(0, 20)).toBe(400);
    }
    const { key } = await anAdminWithPasskey();
    expect((await enrol(visitor, key)).status).toBe(400);
    const rows = await site.db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
  });

  it("ends at ten", async () => {
    const { visitor } = await anAdmin();
    for (let count = 0; count < 10; count++) {
      expect((await enrol(visitor, softwareKey())).status).toBe(200);
    }
    const full = await askToAdd(visitor);
    expect(full.status).toBe(409);
    expect(full.text).toContain("You have 10 passkeys");
  });

  it("is for coordinators, and needs the form's token", async () => {
    await anAccount(site, "family@example.com");
    const family = site.visitor();
    const home = await signInAs(family, "family@example.com");
    for (const path of ["passkeys", "passkeys/registration"]) {
      expect((await family.get(`${SECURITY}/${path}`)).status).toBe(403);
      const fields = { csrf: csrfOf(home), name: "x", currentPassword: "three green boats" };
      expect((await family.post(`${SECURITY}/${path}`, fields)).status).toBe(403);
    }
    const { visitor } = await anAdmin();
    const fields = { name: "x", currentPassword: ADMIN_PASSWORD };
    const stale = await visitor.post(`${SECURITY}/passkeys`, fields);
    expect(stale.status).toBe(403);
    expect(challengeIn(stale)).toBeNull();
  });

  it("says plainly, in Bengali too, that it needs scripts", async () => {
    const { visitor } = await anAdmin();
    const page = await visitor.get(`/bn${SECURITY}/passkeys`);
    expect(page.text).toContain(bn.passkeys.needsScripts);
    expect(page.document.querySelector("main form")).toBeNull();
    expect((await visitor.get(`/bn${SECURITY}`)).text).toContain(bn.passkeys.needsScripts);
  });
});

describe("signing in with a passkey", () => {
  it("lets in, once for each challenge", async () => {
    const { key, step, guest, id } = await anAdminWithPasskey();
    expect(step.page.html).toContain(key.id);
    expect(guest.cookies.has("session")).toBe(false);
    const answer = key.get({ challenge: step.challenge });
    expect((await step.answer(answer)).path).toBe("/dashboard/admin");
    expect(await noted(id, "sign-in")).toContain("passkey");
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
    // the page has a fresh challenge; the old answer does not fit it
    expect(challengeIn(replayed)).not.toBe(step.challenge);
    expect((await step.answer(answer)).status).toBe(400);
    expect(await noted(id, "passkey-failed")).toEqual(["passkey-challenge", "passkey-unverified"]);
    const fresh = key.get({ challenge: challengeIn(await step.answer(answer)) ?? "" });
    expect((await step.answer(fresh)).path).toBe("/dashboard/admin");
  });

  it("lets one of two answers in that arrive at once", async () => {
    const { key, step } = await anAdminWithPasskey();
    const answer = key.get({ challenge: step.challenge });
    const pages = await Promise.all([step.answer(answer), step.answer(answer)]);
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ["of another site", { origin: "https://setu.example.evil" }],
    ["of this site by another port", { origin: "http://localhost:3001" }],
    ["for another domain", { rpId: "evil.example" }],
    ["without the holder verified", { userVerified: false }],
    ["to another challenge", { challenge: "B".repeat(43) }],
  ])("takes no answer %s", async (_what, lies) => {
    const { key, step, guest, id } = await anAdminWithPasskey();
    const page = await step.answer(key.get({ challenge: step.challenge, ...lies }));
    expect(page.status).toBe(400);
    expect(guest.cookies.has("session")).toBe(false);
    expect(await noted(id, "passkey-failed")).toEqual(["passkey-unverified"]);
  });

  it("takes neither another person's key, nor another key under the right name", async () => {
    const { step, guest, id, key } = await anAdminWithPasskey();
    const other = await anAdminWithPasskey();
    const page = await step.answer(other.key.get({ challenge: step.challenge }));
    expect(page.status).toBe(400);
    expect(await noted(id, "passkey-failed")).toEqual(["passkey-unknown"]);
    const claimed = other.key.get({ challenge: challengeIn(page) ?? "" }, key.id);
    expect((await step.answer(claimed)).status).toBe(400);
    expect(await noted(id, "passkey-failed")).toEqual(["passkey-unknown", "passkey-unverified"]);
    expect(guest.cookies.has("session")).toBe(false);
  });

  it("refuses a key whose counter goes back or stands: it may be a copy", async () => {
    const { key, step, guest, id, email } = await anAdminWithPasskey(7);
    expect((await step.answer(key.get({ challenge: step.challenge, counter: 8 }))).path).toBe(
      "/dashboard/admin",
    );
    guest.cookies.delete("session");
    for (const counter of [8, 3, 0]) {
      const again = await atSecondStep(guest, email);
      const page = await again.answer(key.get({ challenge: again.challenge, counter }));
      expect(page.status, String(counter)).toBe(400);
    }
    expect(guest.cookies.has("session")).toBe(false);
    expect(await noted(id, "passkey-failed")).toEqual(Array(3).fill("passkey-counter"));
    const auditor = await anAdmin();
    const list = await auditor.visitor.get("/dashboard/admin/audit?kind=passkey-failed");
    expect(list.text).toContain("its counter went back: perhaps a copy");
  });

  it("takes no ticket too old, of another browser, or from before a new password", async () => {
    const { key, step, id } = await anAdminWithPasskey();
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

  it("needs the form's token, and keeps the challenge for who sends it again", async () => {
    const { key, step, guest } = await anAdminWithPasskey();
    const stale = await step.answer(key.get({ challenge: step.challenge }), { csrf: "stale" });
    expect(stale.status).toBe(403);
    expect(guest.cookies.has("session")).toBe(false);
    const again = key.get({ challenge: challengeIn(stale) ?? "" });
    expect((await step.answer(again)).path).toBe("/dashboard/admin");
  });

  it("leaves no challenge behind that is too old to be answered", async () => {
    const { id } = await anAdminWithPasskey();
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

  it("is limited as codes are", async () => {
    const strict = await startSite();
    try {
      const owner = await anAdmin(strict);
      await enrol(owner.visitor, softwareKey());
      const step = await atSecondStep(strict.visitor(), owner.email);
      const statuses = [];
      for (let tries = 0; tries < 25; tries++) statuses.push((await step.answer("{}")).status);
      expect(statuses[0]).toBe(400);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it("offers the code where no script runs, and recovery codes open without the key", async () => {
    const { step, guest, enrolled } = await anAdminWithPasskey();
    const { document } = step.page;
    expect(step.page.text).toContain("Your passkey needs a browser with scripts.");
    expect(document.querySelector("main form [name=code]")).not.toBeNull();
    expect(document.querySelector("main form[action$=passkey]")).toBeNull();
    expect(step.page.text).toContain("One of your recovery codes.");
    const [code = ""] = codesOn(enrolled);
    const wrong = await guest.submit(step.page, { code: "12345" });
    expect(challengeIn(wrong)).not.toBeNull();
    expect((await guest.submit(wrong, { code })).path).toBe("/dashboard/admin");
    expect((await guest.get(SECURITY)).text).toContain("Recovery codes left: 9");
    expect((await guest.get("/admin/second-factor/passkey")).path).toBe("/dashboard/admin");
  });
});

describe("a passkey and an authenticator app", () => {
  it("stand beside each other: codes stay, either opens, either can go", async () => {
    const { visitor, email, key, enrolled } = await anAdminWithPasskey();
    const [code = ""] = codesOn(enrolled);
    const off = await visitor.get(SECURITY);
    const secret = (off.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: site.clock.now.getTime() });
    const on = await visitor.submit(off, {
      code: codeNow(),
      currentPassword: ADMIN_PASSWORD,
    });
    // the codes that were written down go on working, so none is shown
    expect(codesOn(on)).toEqual([]);
    expect(on.document.querySelector("form[action$=removal]")).not.toBeNull();
    const guest = site.visitor();
    expect((await guest.submit((await atSecondStep(guest, email)).page, { code })).path).toBe(
      "/dashboard/admin",
    );
    later(1);
    const byApp = site.visitor();
    const step = await atSecondStep(byApp, email);
    expect(step.page.text).toContain("6 digits.");
    expect((await byApp.submit(step.page, { code: codeNow() })).path).toBe("/dashboard/admin");
    later(1);
    const gone = await byApp.submit(
      await byApp.get(SECURITY),
      { code: codeNow(), currentPassword: ADMIN_PASSWORD },
      "form[action$=removal]",
    );
    expect(gone.text).toContain("The authenticator app is no longer asked for.");
    expect(gone.text).toContain("Recovery codes left: 9");
    const byKey = await atSecondStep(site.visitor(), email);
    expect((await byKey.answer(key.get({ challenge: byKey.challenge }))).path).toBe(
      "/dashboard/admin",
    );
  });
});

describe("removing a passkey", () => {
  const removalOn = async (visitor: Visitor) => {
    const list = await visitor.get(SECURITY);
    const link = list.document.querySelector("main table a[href$=removal]");
    return visitor.get(link?.getAttribute("href") ?? "");
  };

  it("asks for the password, ends other sessions, and tells the owner", async () => {
    const { visitor, email, id, key, step, guest } = await anAdminWithPasskey();
    await step.answer(key.get({ challenge: step.challenge }));
    const page = await removalOn(visitor);
    expect(page.text).toContain("“Work phone” then no longer lets you in here.");
    const wrong = await visitor.submit(page, { currentPassword: "not my password" });
    expect(wrong.status).toBe(400);
    const done = await visitor.submit(page, { currentPassword: ADMIN_PASSWORD });
    expect(done.path).toBe(SECURITY);
    expect(done.text).toContain("The second step is off.");
    expect((await guest.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    expect(await noted(id, "passkey-removed")).toHaveLength(1);
    await mailTo(site, email, "passkey-removed");
    const codes = await site.db
      .selectFrom("recovery_codes")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    expect(codes).toEqual([]);
    expect((await signInAs(site.visitor(), email, "admin")).path).toBe("/dashboard/admin");
  });

  it("finds only one's own", async () => {
    const { id } = await anAdminWithPasskey();
    const { id: passkey } = await site.db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const { visitor } = await anAdmin();
    const path = `${SECURITY}/passkeys/${passkey}/removal`;
    expect((await visitor.get(path)).status).toBe(404);
    const csrf = csrfOf(await visitor.get(SECURITY));
    const fields = { csrf, currentPassword: ADMIN_PASSWORD };
    expect((await visitor.post(path, fields)).status).toBe(404);
    expect((await atSecondStepOf(id)).challenge).not.toBe("");
  });

  async function atSecondStepOf(id: string) {
    const { email } = await site.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return atSecondStep(site.visitor(), email);
  }

  it("goes with the account, and with a reset of who lost the device", async () => {
    const lost = await anAdminWithPasskey();
    await resetAdmin(site.db, lost.email, ADMIN_PASSWORD, site.clock.now);
    expect((await signInAs(site.visitor(), lost.email, "admin")).path).toBe("/dashboard/admin");
    expect(await noted(lost.id, "passkey-removed")).toHaveLength(1);

    const leaving = await anAdminWithPasskey();
    const data = await (await leaving.visitor.send("/profile/data.json")).text();
    expect(data).toContain("Work phone");
    await leaving.visitor.submit(await leaving.visitor.get("/profile/deletion"), {
      currentPassword: ADMIN_PASSWORD,
    });
    for (const table of ["passkeys", "passkey_challenges", "recovery_codes"] as const) {
      const rows = await site.db
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "in", [lost.id, leaving.id])
        .execute();
      expect(rows, table).toEqual([]);
    }
  });

  it("is refused for the last second step where one is compulsory", async () => {
    const strict = await startSite({ RATE_LIMITS: "off", ADMIN_REQUIRE_2FA: "1" });
    try {
      const { visitor } = await anAdmin(strict);
      expect((await visitor.get("/dashboard/admin")).path).toBe(SECURITY);
      expect((await visitor.get(`${SECURITY}/passkeys`)).path).toBe(`${SECURITY}/passkeys`);
      expect(codesOn(await enrol(visitor, softwareKey()))).toHaveLength(10);
      expect((await visitor.get("/dashboard/admin")).path).toBe("/dashboard/admin");
      const refused = await visitor.submit(await removalOn(visitor), {
        currentPassword: ADMIN_PASSWORD,
      });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain("this is your last one");
      await enrol(visitor, softwareKey());
      const done = await visitor.submit(await removalOn(visitor), {
        currentPassword: ADMIN_PASSWORD,
      });
      expect(done.text).toContain("The passkey is removed.");
      expect(done.text).toContain("The second step is on.");
    } finally {
      await strict.close();
    }
  });
});
