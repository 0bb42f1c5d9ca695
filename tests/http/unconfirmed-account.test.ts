import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, PASSWORD, register, signedInAdmin, signInAs } from "../support/accounts";
import { insertAdmin } from "../support/bookings";
import { family, messageFields } from "../support/family";
import { allRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { insertStory } from "../support/story";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await insertAdmin(site.db, "Somebody else who answers");
  nila = await signedInAdmin(site, "nila@setu.example");
});
afterAll(() => site.close());

/** Everything that a mailbox's owner may send us without an account. */
async function writeAs(email: string): Promise<void> {
  const owner = site.visitor();
  await owner.submit(await owner.get("/booking"), { ...family, email });
  await owner.submit(await owner.get("/contact"), { ...messageFields, email });
  await insertStory(site.db, { email });
  const invitation = { email, language: "bn", currentPassword: ADMIN_PASSWORD };
  await nila.submit(await nila.get("/dashboard/admin/registration"), invitation);
}

const storedRows = async () =>
  (await allRows(site.db)).filter((row) => !/^(rate_limits|counters) /.test(row));

describe("account registered with another's address", () => {
  it("changes and deletes nothing but itself, whatever its user does", async () => {
    const email = "family@example.com";
    await writeAs(email);
    const before = await storedRows();
    const queuedMails = (kind: string) =>
      before.filter((row) => row.startsWith("outbox") && row.includes(kind));
    expect(queuedMails("request-received")).toHaveLength(2);
    expect(queuedMails("invitation")).toHaveLength(1);

    const stranger = site.visitor();
    await register(stranger, { email });
    expect((await signInAs(stranger, email)).path).toBe("/profile");
    const details = { name: "A stranger", phone: "01811111111", language: "en" };
    await stranger.submit(await stranger.get("/profile/details"), details);
    await stranger.submit(await stranger.get("/profile"), {}, 'main form[action="/check-email"]');
    const copy = await (await stranger.send("/profile/data.json")).text();
    for (const secret of [family.tellUsMore, messageFields.message, "We slept", "invit"]) {
      expect(copy).not.toContain(secret);
    }
    const newPassword = { password: "four green boats", confirmPassword: "four green boats" };
    const password = await stranger.get("/profile/password");
    await stranger.submit(password, { currentPassword: PASSWORD, ...newPassword });
    const deletion = await stranger.get("/profile/deletion");
    const gone = await stranger.submit(deletion, { currentPassword: newPassword.password });
    expect(gone.path).toBe("/action-completed");
    expect(gone.text).toContain("Nothing else has changed");

    const accounts = site.db.selectFrom("users").select("id").where("email", "=", email);
    expect(await accounts.execute()).toEqual([]);
    const after = new Set(await storedRows());
    expect(before.filter((row) => !after.has(row))).toEqual([]);
  });

  it("leaves no link valid once deleted", async () => {
    const email = "links@example.com";
    const stranger = site.visitor();
    await register(stranger, { email });
    await stranger.submit(await stranger.get("/forgot"), { email });
    await signInAs(stranger, email);
    const deletion = await stranger.get("/profile/deletion");
    await stranger.submit(deletion, { currentPassword: PASSWORD });
    const links = site.db.selectFrom("one_time_links").select("purpose");
    expect(await links.where("email", "=", email).execute()).toEqual([]);
  });

  it("sends no mail to that address about acts on the account", async () => {
    const email = "pestered@example.com";
    const stranger = site.visitor();
    await register(stranger, { email });
    await signInAs(stranger, email);
    let current = PASSWORD;
    for (const password of ["four green boats", "five green boats"]) {
      const form = await stranger.get("/profile/password");
      const typed = { currentPassword: current, password, confirmPassword: password };
      expect((await stranger.submit(form, typed)).path).toBe("/profile");
      current = password;
    }
    const mails = site.db.selectFrom("outbox").select("kind").where("recipient", "=", email);
    expect(await mails.execute()).toEqual([{ kind: "verify-email" }]);
  });

  it("cancels no invitation by being blocked", async () => {
    const email = "invited@example.com";
    await writeAs(email);
    const stranger = site.visitor();
    await register(stranger, { email });
    const { id } = await site.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const account = await nila.get(`/dashboard/admin/users-list/${id}`);
    // readers must not take the stranger for the family
    expect(account.text).toContain("Nobody has confirmed");
    await nila.submit(account, {}, 'form[action$="/access"]');
    const invitation = site.db.selectFrom("one_time_links").select("withdrawn_at");
    const open = invitation.where("email", "=", email).where("purpose", "=", "invite");
    expect(await open.execute()).toEqual([{ withdrawn_at: null }]);
  });
});
