import { describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { replayErasures } from "~/features/upkeep/backups/replay.server";
import { type Language, languages } from "~/locales/languages";
import { ADMIN_PASSWORD, anAccount, PASSWORD, signInAs } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { clocksOf } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";
import { texts } from "../support/words";

const LIST = "/dashboard/admin/bookings";
/** The father's request is the first one, the son's the second. */
const pair = twoRequestsForEachTest();
const FATHER = "rahima@example.com";

async function deleteAccount(email = FATHER) {
  await anAccount(pair.site, email);
  const visitor = pair.site.visitor();
  await signInAs(visitor, email);
  const page = await visitor.get("/profile/deletion");
  const gone = await visitor.submit(page, { currentPassword: PASSWORD });
  expect(gone.path).toBe("/action-completed");
}

async function eraseAsCoordinator(id: string) {
  const account = await anAccount(pair.site, "karim@example.com", { role: "admin" });
  const karim = await signedIn(pair.site, account.id);
  const confirmation = { asked: "on", currentPassword: ADMIN_PASSWORD };
  await karim.submit(await karim.get(`${LIST}/${id}/erasure`), confirmation, "form#erasure");
}

/** Records a reply to the family. */
async function reply(id: string) {
  pair.later();
  const page = await pair.nila.get(`${LIST}/${id}`);
  await pair.nila.submit(page, { did: "called", words: "Spoke", onward: "stay" }, "form#act");
}

const erasureMails = () =>
  pair.site.db.selectFrom("outbox").selectAll().where("kind", "=", "coordinator-erased").execute();
const isInQueue = async (id: string) =>
  (await pair.nila.get("/dashboard/admin")).html.includes(`/bookings/${id}`);
const sentPageText = async (language: Language, reference = "SETU-AAAA-0002") =>
  (
    await pair.site
      .visitor()
      .get(`${language === "en" ? "" : `/${language}`}/booking/sent/${reference}`)
  ).document.querySelector("main")?.text ?? "";

describe.each([
  ["deletes the account", () => deleteAccount()],
  ["has the request erased by a coordinator", () => eraseAsCoordinator(pair.first)],
])("erasure: a family that %s", (_, erase) => {
  it("returns requests merged into its own to the queue with their clocks", async () => {
    const before = await pair.booking(pair.second);
    await pair.merge();
    expect(await isInQueue(pair.second)).toBe(false);
    pair.later();
    await erase();
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      merged_into: null,
      due_at: before.due_at,
      replied_at: null,
      tell_us_more: before.tell_us_more,
    });
    expect(await isInQueue(pair.second)).toBe(true);
    const page = await pair.nila.get(`${LIST}/${pair.second}`);
    expect(page.text).toContain("had the request that this one was part of erased");
    expect(page.document.querySelector('#act [name="did"][value="called"]')).not.toBeNull();
    for (const language of languages) {
      const { closed } = texts(language).submission.status;
      expect(await sentPageText(language)).not.toContain(closed.duplicate.title);
    }
    expect(await sentPageText("en")).toContain("20 Nov 2026, 4:10 pm");
  });

  it("returns an answered request with a new clock", async () => {
    await pair.merge();
    await reply(pair.first);
    expect(await pair.booking(pair.second)).toMatchObject({ status: "duplicate" });
    pair.site.clock.now = new Date("2026-11-20T09:00:00.000Z");
    await erase();
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      replied_at: null,
      waits_since: "2026-11-20T09:00:00.000Z",
      due_at: "2026-11-20T11:00:00.000Z",
    });
    expect(await isInQueue(pair.second)).toBe(true);
    await reply(pair.second);
    expect(await clocksOf(pair.site.db, { stopped_at: null })).toEqual([]);
  });

  it("is reported to every coordinator without any text from the family", async () => {
    await pair.merge();
    pair.later();
    await erase();
    const admins = pair.site.db.selectFrom("users").select("email").where("role", "=", "admin");
    const mails = await erasureMails();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      (await admins.execute()).map(({ email }) => email).toSorted(),
    );
    for (const { subject, body_text } of mails) {
      expect(body_text).toContain(`${LIST}/${pair.first}`);
      expect(body_text).toContain("SETU-AAAA-0002");
      expect(`${subject} ${body_text}`).not.toMatch(/রহিমা|rahima|stroke|1712|AAAA-0001/i);
    }
  });
});

describe("erased request", () => {
  it("returns requests merged through another erased one", async () => {
    const third = await insertBooking(pair.site.db, {
      reference: "SETU-AAAA-0003",
      email: "daughter@example.com",
      status: "in_review",
    });
    const hold = { instead: "on_hold", reason: "A visa", onward: "stay", confirmed: "yes" };
    await pair.nila.submit(await pair.nila.get(`${LIST}/${third}`), hold, "form#act");
    await pair.set(pair.second, { email: FATHER });
    await pair.merge(pair.second, third);
    await pair.merge();
    pair.later();
    await deleteAccount();
    expect(await pair.booking(pair.second)).toMatchObject({ status: "duplicate", email: "" });
    expect(await pair.booking(third)).toMatchObject({
      status: "on_hold",
      held_from: "in_review",
      merged_into: null,
    });
    const [{ body_text } = { body_text: "" }] = await erasureMails();
    expect(body_text).toContain("SETU-AAAA-0003");
    expect(body_text).not.toContain("SETU-AAAA-0002");
  });

  it("keeps the requests merged into it if it was closed, and notifies nobody", async () => {
    await pair.merge();
    await pair.set(pair.first, { status: "completed" });
    await deleteAccount();
    expect(await pair.booking(pair.second)).toMatchObject({ status: "duplicate" });
    expect(await erasureMails()).toEqual([]);
  });

  it("leaves its merge target unchanged", async () => {
    await pair.merge();
    await deleteAccount("another@example.com");
    expect(await pair.booking(pair.first)).toMatchObject({ status: "received", urgent: 0 });
    expect(await erasureMails()).toEqual([]);
    expect((await pair.open(pair.first)).querySelector("main")?.text).not.toContain("another@");
  });

  it("is reported once for an account with several requests, including messages", async () => {
    await pair.set(pair.second, { email: FATHER });
    const openId = await insertMessage(pair.site.db, { email: FATHER });
    const closedId = await insertMessage(pair.site.db, { email: FATHER, status: "completed" });
    await deleteAccount();
    const mails = await erasureMails();
    expect(mails).toHaveLength(1);
    for (const id of [pair.first, pair.second, openId]) expect(mails[0]?.body_text).toContain(id);
    expect(mails[0]?.body_text).not.toContain(closedId);
  });

  it("returns requests merged into it again after an earlier backup is restored", async () => {
    await pair.merge();
    const at = pair.site.clock.now.toISOString();
    const erasures = [{ id: "noted", kind: "request", rowId: pair.first, at }] as const;
    await inTransaction(pair.site.db, (trx) => replayErasures(trx, erasures, pair.site.clock.now));
    expect(await pair.booking(pair.first)).toMatchObject({ phone_number: "" });
    expect(await pair.booking(pair.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
  });
});
