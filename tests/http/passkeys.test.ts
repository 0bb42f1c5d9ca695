import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resetAdmin } from "~/features/identity/admin-accounts.server";
import { ADMIN_PASSWORD, anAccount, mailTo, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { anAdmin, anAdminWithPasskey, auditOf, codesOn } from "../support/passkey-owners";
import { csrfOf, enrol, openSecondFactorPage, SECURITY } from "../support/passkeys";
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

describe("passkey and authenticator app", () => {
  it("coexist: codes stay valid, either can be used to sign in, either can be removed", async () => {
    const { visitor, email, key, enrolled } = await anAdminWithPasskey(site);
    const [code = ""] = codesOn(enrolled);
    const off = await visitor.get(SECURITY);
    const secret = (off.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: site.clock.now.getTime() });
    const on = await visitor.submit(off, {
      code: codeNow(),
      currentPassword: ADMIN_PASSWORD,
    });
    // the recovery codes stay valid, so no new ones are shown
    expect(codesOn(on)).toEqual([]);
    expect(on.document.querySelector("form[action$=removal]")).not.toBeNull();
    const guest = site.visitor();
    expect(
      (await guest.submit((await openSecondFactorPage(guest, email)).page, { code })).path,
    ).toBe("/dashboard/admin");
    later(1);
    const byApp = site.visitor();
    const step = await openSecondFactorPage(byApp, email);
    expect(step.page.text).toContain("6\u00a0digits.");
    expect((await byApp.submit(step.page, { code: codeNow() })).path).toBe("/dashboard/admin");
    later(1);
    const gone = await byApp.submit(
      await byApp.get(SECURITY),
      { code: codeNow(), currentPassword: ADMIN_PASSWORD },
      "form[action$=removal]",
    );
    expect(gone.text).toContain("The authenticator app is no longer asked for.");
    expect(gone.text).toContain("Recovery codes left: 9.");
    const byKey = await openSecondFactorPage(site.visitor(), email);
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
    const { visitor, email, id, key, step, guest } = await anAdminWithPasskey(site);
    await step.answer(key.get({ challenge: step.challenge }));
    const page = await removalOn(visitor);
    expect(page.text).toContain("“Work phone” will no longer let you in here.");
    const wrong = await visitor.submit(page, { currentPassword: "not my password" });
    expect(wrong.status).toBe(400);
    const done = await visitor.submit(page, { currentPassword: ADMIN_PASSWORD });
    expect(done.path).toBe(SECURITY);
    expect(done.text).toContain("The second step is off.");
    expect((await guest.get("/dashboard/admin")).path).toMatch(/^\/admin\/login/);
    expect(await auditOf(site, id, "passkey-removed")).toHaveLength(1);
    await mailTo(site, email, "passkey-removed");
    const codes = await site.db
      .selectFrom("recovery_codes")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    expect(codes).toEqual([]);
    expect((await signInAs(site.visitor(), email, "admin")).path).toBe("/dashboard/admin");
  });

  it("is refused for another person's key", async () => {
    const { id } = await anAdminWithPasskey(site);
    const { id: passkey } = await site.db
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const { visitor } = await anAdmin(site);
    const path = `${SECURITY}/passkeys/${passkey}/removal`;
    expect((await visitor.get(path)).status).toBe(404);
    const csrf = csrfOf(await visitor.get(SECURITY));
    const fields = { csrf, currentPassword: ADMIN_PASSWORD };
    expect((await visitor.post(path, fields)).status).toBe(404);
    expect((await openSecondFactorPageOf(id)).challenge).not.toBe("");
  });

  async function openSecondFactorPageOf(id: string) {
    const { email } = await site.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return openSecondFactorPage(site.visitor(), email);
  }

  it("happens when the account is reset or deleted", async () => {
    const owner = await anAdminWithPasskey(site);
    await resetAdmin(site.db, owner.email, ADMIN_PASSWORD, site.clock.now);
    expect((await signInAs(site.visitor(), owner.email, "admin")).path).toBe("/dashboard/admin");
    expect(await auditOf(site, owner.id, "passkey-removed")).toHaveLength(1);

    const deletedOwner = await anAdminWithPasskey(site);
    const data = await (await deletedOwner.visitor.send("/profile/data.json")).text();
    expect(data).toContain("Work phone");
    await deletedOwner.visitor.submit(await deletedOwner.visitor.get("/profile/deletion"), {
      currentPassword: ADMIN_PASSWORD,
    });
    for (const table of ["passkeys", "passkey_challenges", "recovery_codes"] as const) {
      const rows = await site.db
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "in", [owner.id, deletedOwner.id])
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
