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
const here = twoRequestsForEachTest();
const FATHER = "rahima@example.com";

async function deleteAccount(email = FATHER) {
  await anAccount(here.site, email);
  const visitor = here.site.visitor();
  await signInAs(visitor, email);
  const page = await visitor.get("/profile/deletion");
  const gone = await visitor.submit(page, { currentPassword: PASSWORD });
  expect(gone.path).toBe("/action-completed");
}

async function eraseAsCoordinator(id: string) {
  const account = await anAccount(here.site, "karim@example.com", { role: "admin" });
  const karim = await signedIn(here.site, account.id);
  const sure = { asked: "on", currentPassword: ADMIN_PASSWORD };
  await karim.submit(await karim.get(`${LIST}/${id}/erasure`), sure, "form#erasure");
}

/** Records a reply to the family. */
async function reply(id: string) {
  here.later();
  const page = await here.nila.get(`${LIST}/${id}`);
  await here.nila.submit(page, { did: "called", words: "Spoke", onward: "stay" }, "form#act");
}

const notices = () =>
  here.site.db.selectFrom("outbox").selectAll().where("kind", "=", "coordinator-erased").execute();
const isInQueue = async (id: string) =>
  (await here.nila.get("/dashboard/admin")).html.includes(`/bookings/${id}`);
const familyPage = async (language: Language, reference = "SETU-AAAA-0002") =>
  (
    await here.site
      .visitor()
      .get(`${language === "en" ? "" : `/${language}`}/booking/sent/${reference}`)
  ).document.querySelector("main")?.text ?? "";

describe.each([
  ["deletes the account", () => deleteAccount()],
  ["has the request erased by a coordinator", () => eraseAsCoordinator(here.first)],
])("erasure: a family that %s", (_, erase) => {
  it("returns requests merged into its own to the queue with their clocks", async () => {
    const before = await here.booking(here.second);
    await here.merge();
    expect(await isInQueue(here.second)).toBe(false);
    here.later();
    await erase();
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      merged_into: null,
      due_at: before.due_at,
      replied_at: null,
      tell_us_more: before.tell_us_more,
    });
    expect(await isInQueue(here.second)).toBe(true);
    const page = await here.nila.get(`${LIST}/${here.second}`);
    expect(page.text).toContain("had the request that this one was part of erased");
    expect(page.document.querySelector('#act [name="did"][value="called"]')).not.toBeNull();
    for (const language of languages) {
      const { closed } = texts(language).submission.status;
      expect(await familyPage(language)).not.toContain(closed.duplicate.title);
    }
    expect(await familyPage("en")).toContain("20 Nov 2026, 4:10 pm");
  });

  it("returns an answered request with a new clock", async () => {
    await here.merge();
    await reply(here.first);
    expect(await here.booking(here.second)).toMatchObject({ status: "duplicate" });
    here.site.clock.now = new Date("2026-11-20T09:00:00.000Z");
    await erase();
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      replied_at: null,
      waits_since: "2026-11-20T09:00:00.000Z",
      due_at: "2026-11-20T11:00:00.000Z",
    });
    expect(await isInQueue(here.second)).toBe(true);
    await reply(here.second);
    expect(await clocksOf(here.site.db, { stopped_at: null })).toEqual([]);
  });

  it("is reported to every coordinator without any text from the family", async () => {
    await here.merge();
    here.later();
    await erase();
    const admins = here.site.db.selectFrom("users").select("email").where("role", "=", "admin");
    const told = await notices();
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
      (await admins.execute()).map(({ email }) => email).toSorted(),
    );
    for (const { subject, body_text } of told) {
      expect(body_text).toContain(`${LIST}/${here.first}`);
      expect(body_text).toContain("SETU-AAAA-0002");
      expect(`${subject} ${body_text}`).not.toMatch(/রহিমা|rahima|stroke|1712|AAAA-0001/i);
    }
  });
});

describe("erased request", () => {
  it("returns requests merged through another erased one", async () => {
    const third = await insertBooking(here.site.db, {
      reference: "SETU-AAAA-0003",
      email: "daughter@example.com",
      status: "in_review",
    });
    const hold = { instead: "on_hold", reason: "A visa", onward: "stay", confirmed: "yes" };
    await here.nila.submit(await here.nila.get(`${LIST}/${third}`), hold, "form#act");
    await here.set(here.second, { email: FATHER });
    await here.merge(here.second, third);
    await here.merge();
    here.later();
    await deleteAccount();
    expect(await here.booking(here.second)).toMatchObject({ status: "duplicate", email: "" });
    expect(await here.booking(third)).toMatchObject({
      status: "on_hold",
      held_from: "in_review",
      merged_into: null,
    });
    const [{ body_text } = { body_text: "" }] = await notices();
    expect(body_text).toContain("SETU-AAAA-0003");
    expect(body_text).not.toContain("SETU-AAAA-0002");
  });

  it("keeps the requests merged into it if it was closed, and notifies nobody", async () => {
    await here.merge();
    await here.set(here.first, { status: "completed" });
    await deleteAccount();
    expect(await here.booking(here.second)).toMatchObject({ status: "duplicate" });
    expect(await notices()).toEqual([]);
  });

  it("leaves its merge target unchanged", async () => {
    await here.merge();
    await deleteAccount("another@example.com");
    expect(await here.booking(here.first)).toMatchObject({ status: "received", urgent: 0 });
    expect(await notices()).toEqual([]);
    expect((await here.open(here.first)).querySelector("main")?.text).not.toContain("another@");
  });

  it("is reported once for an account with several requests, including messages", async () => {
    await here.set(here.second, { email: FATHER });
    const open = await insertMessage(here.site.db, { email: FATHER });
    const closed = await insertMessage(here.site.db, { email: FATHER, status: "completed" });
    await deleteAccount();
    const told = await notices();
    expect(told).toHaveLength(1);
    for (const id of [here.first, here.second, open]) expect(told[0]?.body_text).toContain(id);
    expect(told[0]?.body_text).not.toContain(closed);
  });

  it("returns requests merged into it again after an earlier backup is restored", async () => {
    await here.merge();
    const at = here.site.clock.now.toISOString();
    const erasures = [{ id: "noted", kind: "request", rowId: here.first, at }] as const;
    await inTransaction(here.site.db, (trx) => replayErasures(trx, erasures, here.site.clock.now));
    expect(await here.booking(here.first)).toMatchObject({ phone_number: "" });
    expect(await here.booking(here.second)).toMatchObject({
      status: "received",
      merged_into: null,
    });
  });
});
