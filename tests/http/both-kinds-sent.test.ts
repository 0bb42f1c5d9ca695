import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAccount, linkIn, PASSWORD, signInAs } from "../support/accounts";
import { bothKinds } from "../support/both-kinds";
import { clearRequests, clocksOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const RAHIMA = "rahima@example.com";
const KARIM = "karim@example.com";
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await clearRequests(site.db);
  for (const table of ["outbox", "sessions", "users"] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

/** Signs Rahima in, in a new browser. */
async function signInRahima(isVerified: boolean): Promise<{ id: string; visitor: Visitor }> {
  const { id } = await anAccount(site, RAHIMA, { verified: isVerified });
  const visitor = site.visitor();
  await signInAs(visitor, RAHIMA);
  return { id, visitor };
}

describe.each(bothKinds)("new $kind", (kind) => {
  const rows = () => requestsOf(site.db, { kind: kind.kind });
  const mails = (of: string) =>
    site.db.selectFrom("outbox").select("recipient").where("kind", "=", of).execute();
  const send = async (visitor: Visitor, fields: Record<string, string> = {}) =>
    visitor.submit(await visitor.get(kind.form), { ...kind.typed, ...fields });

  it.each([
    ["belongs to the account if it has the account's confirmed address", RAHIMA, true, true],
    ["belongs to nobody if it has another address", KARIM, true, false],
    ["belongs to nobody if the account's address is unconfirmed", RAHIMA, false, false],
  ])("%s", async (_, email, isVerified, isOwned) => {
    const { id, visitor } = await signInRahima(isVerified);
    await send(visitor, { email });
    expect(await rows()).toMatchObject([{ email, user_id: isOwned ? id : null }]);
  });

  it("is created once if its form is sent eight times at once and again later, but anew with another text", async () => {
    const visitor = site.visitor();
    const page = await visitor.get(kind.form);
    const press = (fields: Record<string, string> = {}) =>
      visitor.submit(page, { ...kind.typed, ...fields });
    await Promise.all(Array.from({ length: 8 }, () => press()));
    const again = await press({
      [kind.fields.name]: `  ${kind.typed[kind.fields.name]?.replace(" ", "   ")} `,
      email: RAHIMA.toUpperCase(),
    });
    const [first, ...more] = await rows();
    expect(more).toEqual([]);
    expect(again.path).toContain(first?.reference);
    expect(await clocksOf(site.db)).toHaveLength(1);
    expect(await mails("coordinator-new-request")).toHaveLength(1);
    expect(await mails("request-received")).toEqual([{ recipient: RAHIMA }]);
    const other = await press({ [kind.fields.words]: "Another patient." });
    expect(other.path).not.toBe(again.path);
    expect(await rows()).toHaveLength(2);
  });

  it.each(["", "short", "x".repeat(5000)])(
    "gets a new key if the form has the key %j",
    async (submissionKey) => {
      const visitor = site.visitor();
      for (const _ of ["once", "twice"]) await send(visitor, { submissionKey });
      const keys = await requestsOf(site.db, { kind: kind.kind });
      expect(new Set(keys.map(({ submission_key }) => submission_key)).size).toBe(2);
    },
  );

  it("shows its content by its number only in the browser that sent it", async () => {
    const visitor = site.visitor();
    const sent = await send(visitor, { [kind.fields.words]: "He cannot lie flat." });
    expect(sent.text).toContain("He cannot lie flat.");
    const stranger = await site.visitor().get(sent.path);
    expect(stranger.status).toBe(200);
    for (const value of ["He cannot lie flat.", RAHIMA, kind.typed[kind.fields.name] ?? ""]) {
      expect(stranger.html).not.toContain(value);
    }
  });

  it("is stored completely or not at all, and the form then keeps its input", async () => {
    const broken = await startSite();
    await broken.db.schema.dropTable("clocks").execute();
    const visitor = broken.visitor();
    const answer = await visitor.submit(await visitor.get(kind.form), kind.typed);
    expect(answer.status).toBe(500);
    const typed = answer.document.querySelector(`[name=${kind.fields.words}]`);
    expect(typed?.textContent).toContain(kind.typed[kind.fields.words]);
    expect(await requestsOf(broken.db)).toEqual([]);
    expect(await broken.db.selectFrom("outbox").select("id").execute()).toEqual([]);
    await broken.close();
  });
});

describe.each(bothKinds)("owner of a $kind", (kind) => {
  /** Inserts requests with an address, an account or both; the first two are the visitor's. */
  async function insertFour() {
    const me = await anAccount(site, RAHIMA);
    const other = await anAccount(site, KARIM);
    const rows = [
      ["SETU-MINE-AAAA", RAHIMA, null],
      ["SETU-MINE-BBBB", "corrected@example.com", me.id],
      ["SETU-THEM-AAAA", RAHIMA, other.id],
      ["SETU-THEM-BBBB", KARIM, null],
    ] as const;
    for (const [reference, email, user_id] of rows) {
      await kind.insert(site.db, { reference, email, user_id, words: `Of ${reference}` });
    }
    const visitor = site.visitor();
    await signInAs(visitor, RAHIMA);
    return { me, visitor };
  }
  const referencesIn = (text: string) =>
    [...new Set(text.match(/SETU-(MINE|THEM)-\w{4}/g))].toSorted();
  const MINE = ["SETU-MINE-AAAA", "SETU-MINE-BBBB"];

  it("is the same for profile, download and erasure", async () => {
    const { visitor } = await insertFour();
    expect(referencesIn((await visitor.get("/profile")).html)).toEqual(MINE);
    expect(referencesIn(await (await visitor.send("/profile/data.json")).text())).toEqual(MINE);
    const page = await visitor.get("/profile/deletion");
    await visitor.submit(page, { currentPassword: PASSWORD });
    const remaining = await requestsOf(site.db, { kind: kind.kind });
    const erased = remaining.filter(({ email }) => email === "").map(({ reference }) => reference);
    expect(erased.toSorted()).toEqual(MINE);
  });

  it("is set when a new password confirms the address", async () => {
    const { me } = await insertFour();
    const guest = site.visitor();
    await guest.submit(await guest.get("/forgot"), { email: RAHIMA });
    const passwords = { password: "four red boats", confirmPassword: "four red boats" };
    await guest.submit(await guest.get(await linkIn(site, RAHIMA, "reset-password")), passwords);
    const rows = await requestsOf(site.db, { user_id: me.id });
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(MINE);
  });
});
