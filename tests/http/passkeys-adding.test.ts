import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listPasskeys, storePasskey } from "~/features/identity/passkeys.server";
import { bn } from "~/locales/bn";
import { ADMIN_PASSWORD, anAccount, mailTo, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { anAdmin, anAdminWithPasskey, auditOf, codesOn } from "../support/passkey-owners";
import { askToAdd, challengeIn, csrfOf, enrol, SECURITY } from "../support/passkeys";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

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

describe("adding a passkey", () => {
  it("turns on the second step, with recovery codes, an audit event and a mail", async () => {
    const { visitor, email, id } = await anAdmin(site);
    const elsewhere = site.visitor();
    await signInAs(elsewhere, email, "admin");
    const page = await enrol(visitor, softwareKey());
    expect(page.status).toBe(200);
    expect(codesOn(page)).toHaveLength(10);
    const list = await visitor.get(SECURITY);
    expect(list.text).toContain("The second step is on.");
    expect(list.text).toContain("Work phone");
    expect((await elsewhere.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    expect(await auditOf(site, id, "passkey-added")).toHaveLength(1);
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
    const { visitor } = await anAdmin(site);
    const wrong = await askToAdd(visitor, { currentPassword: "not my password" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("That password is not right. Try again.");
    expect(challengeIn(wrong)).toBeNull();
    const nameless = await askToAdd(visitor, { name: " " });
    expect(nameless.status).toBe(400);
    expect(challengeIn(nameless)).toBeNull();
    expect(challengeIn(await askToAdd(visitor))).not.toBeNull();
  });

  it("refuses answers without a valid challenge: never requested, late, repeated or of another session", async () => {
    const { visitor, email, id } = await anAdmin(site);
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
    const issuedChallenge = challengeIn(await askToAdd(visitor)) ?? "";
    const fromOther = await post(other, issuedChallenge, csrfOf(await other.get(SECURITY)));
    expect(fromOther.status).toBe(400);

    later(11);
    expect((await post(visitor, issuedChallenge)).status).toBe(400);

    const again = challengeIn(await askToAdd(visitor)) ?? "";
    expect((await post(visitor, again)).status).toBe(200);
    // the session is new, and the challenge is used up
    expect((await post(visitor, again, csrfOf(await visitor.get(SECURITY)))).status).toBe(400);
    const rows = await site.db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await auditOf(site, id, "passkey-failed")).toEqual(Array(4).fill("passkey-challenge"));
  });

  it.each([
    ["of another site", { origin: "http://localhost:3001" }],
    ["for another domain", { rpId: "evil.example" }],
    ["without user verification", { userVerified: false }],
    ["to another challenge", { challenge: "B".repeat(43) }],
  ])("refuses an answer %s", async (_what, forgery) => {
    const { visitor, id } = await anAdmin(site);
    const page = await enrol(visitor, softwareKey(), forgery);
    expect(page.status).toBe(400);
    expect(page.text).toContain("The passkey could not be added.");
    expect(await auditOf(site, id, "passkey-failed")).toEqual(["passkey-unverified"]);
    expect((await visitor.get(SECURITY)).text).toContain("The second step is off.");
  });

  it("refuses invalid data, and a registered key", async () => {
    const { visitor, id } = await anAdmin(site);
    for (const credential of ["", "null", "[]", "{", '{"id":"x"}', "x".repeat(20_000)]) {
      const asked = await askToAdd(visitor);
      const fields = { csrf: csrfOf(asked), name: "x", credential };
      const page = await visitor.post(`${SECURITY}/passkeys/registration`, fields);
      expect(page.status, credential.slice(0, 20)).toBe(400);
    }
    const { key } = await anAdminWithPasskey(site);
    expect((await enrol(visitor, key)).status).toBe(400);
    const rows = await site.db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
  });

  it("is refused beyond ten keys", async () => {
    const { visitor } = await anAdmin(site);
    for (let count = 0; count < 10; count++) {
      expect((await enrol(visitor, softwareKey())).status).toBe(200);
    }
    const full = await askToAdd(visitor);
    expect(full.status).toBe(409);
    expect(full.text).toContain("You have 10 passkeys");
  });

  it("is refused beyond ten keys even when two devices add the tenth at once", async () => {
    const { visitor, email, id } = await anAdmin(site);
    const elsewhere = site.visitor();
    await signInAs(elsewhere, email, "admin");
    for (let count = 0; count < 9; count++) {
      const key = {
        credentialId: `${id}${count}`.replace(/-/g, ""),
        publicKey: new Uint8Array(),
        counter: 0,
      };
      const rest = { transports: [], deviceType: "singleDevice", backedUp: false } as const;
      await storePasskey(site.db, { userId: id, ...key, ...rest, name: "Key" }, START);
    }
    const asked = await Promise.all([askToAdd(visitor), askToAdd(elsewhere)]);
    const pages = await Promise.all(
      [visitor, elsewhere].map((on, at) => {
        const page = asked[at];
        if (!page) throw new Error("nothing was asked");
        const credential = softwareKey().create({ challenge: challengeIn(page) ?? "" });
        const fields = { csrf: csrfOf(page), name: "Work phone", credential };
        return on.post(`${SECURITY}/passkeys/registration`, fields);
      }),
    );
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await listPasskeys(site.db, id)).toHaveLength(10);
    expect(await auditOf(site, id, "passkey-failed")).toEqual([]);
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
    const { visitor } = await anAdmin(site);
    const fields = { name: "x", currentPassword: ADMIN_PASSWORD };
    const stale = await visitor.post(`${SECURITY}/passkeys`, fields);
    expect(stale.status).toBe(403);
    expect(challengeIn(stale)).toBeNull();
  });

  it("says, also in Bengali, that it needs JavaScript", async () => {
    const { visitor } = await anAdmin(site);
    const page = await visitor.get(`/bn${SECURITY}/passkeys`);
    expect(page.text).toContain(bn.passkeys.needsScripts);
    expect(page.document.querySelector("main form")).toBeNull();
    expect((await visitor.get(`/bn${SECURITY}`)).text).toContain(bn.passkeys.needsScripts);
  });
});
