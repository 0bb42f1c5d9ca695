import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { enqueueMail } from "~/features/mail/outbox.server";
import { sendDueMail } from "~/features/mail/outbox-worker.server";
import { startRetention } from "~/features/upkeep/retention.server";
import { createLog } from "~/server/log.server";
import { anAccount, PASSWORD } from "../support/accounts";
import { coordinator, signedIn, signedInUser } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { breakWriting } from "../support/broken-writing";
import { onSqlite } from "../support/engine";
import { family } from "../support/family";
import { locked, otherWriter } from "../support/other-writer";
import { type Site, startSite } from "../support/site";

let site: Site;
let repair = async () => {};
beforeAll(async () => {
  site = await startSite({}, { patienceMs: 300 });
});
afterAll(() => site.close());
beforeEach(async () => {
  await repair();
  repair = async () => {};
  site.logs.splice(0);
});

const lines = () => site.logs.map((line) => JSON.parse(line));

/** Makes every write of this kind fail, e.g. `insert on requests`, until `repair` is called. */
async function breakWrites(writing: string) {
  repair = await breakWriting(site.db, writing);
}

/** Expects each line of the event to have the id of a request whose answer is logged with this status. */
function expectRequestId(event: string, status: number) {
  const found = lines().filter((line) => line.event === event);
  expect(found.length, event).toBeGreaterThan(0);
  for (const line of found) {
    const answerLine = lines().find(
      (one) => one.event === "http.answered" && one.request === line.request,
    );
    expect(answerLine, JSON.stringify(line)).toMatchObject({ status });
  }
}

describe("log line of a request has the request's id", () => {
  it("when the audit cannot be written", async () => {
    const nila = await coordinator(site);
    const booking = await insertBooking(site.db, {});
    const user = await signedInUser(site);
    await breakWrites("insert on audit_events");
    await nila.get(`/dashboard/admin/bookings/${booking}`);
    expectRequestId("audit.lost", 200);
    expect(lines().find((line) => line.event === "audit.lost")).toMatchObject({ about: booking });
    site.logs.splice(0);
    await user.get("/dashboard/admin");
    expectRequestId("audit.lost", 403);
    site.logs.splice(0);
    await site.fetch("/contact", { method: "POST", headers: { Origin: "https://other.example" } });
    expectRequestId("audit.lost", 403);
  });

  it("when a session's last-seen time cannot be written", async () => {
    const user = await signedInUser(site);
    await breakWrites("update on sessions");
    // just before the session expires
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 60 * 60 * 1000 - 1);
    await user.get("/profile");
    await vi.waitFor(() => expectRequestId("session.not-marked", 200));
  });

  it("when the database is busy, or a form or page fails", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/booking");
    const other = await otherWriter(site.env.databaseUrl);
    await locked(other, () => visitor.submit(form, family));
    await other.close();
    expectRequestId("http.busy", 503);
    await breakWrites("insert on requests");
    await visitor.submit(form, family);
    expectRequestId("form.failed", 500);
    await repair();
    repair = async () => {};
    await sql`alter table hospitals rename to elsewhere`.execute(site.db);
    // invalidate everything derived from content
    await sql`update counters set value = value + 1`.execute(site.db);
    await visitor.get("/hospitals");
    expectRequestId("page.failed", 500);
    await sql`alter table elsewhere rename to hospitals`.execute(site.db);
  });

  it("when the process is not ready", async () => {
    await breakWrites("insert on readiness");
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await site.fetch("/readyz");
    expectRequestId("readiness.failed", 503);
  });

  it.runIf(onSqlite)("when erased bytes cannot be cleaned up", async () => {
    const user = await signedIn(site, (await anAccount(site, "leaving@setu.example")).id);
    const other = new SqliteDatabase(site.env.databaseUrl.slice("file:".length));
    other.exec("begin; select count(*) from users");
    const sent = await user.submit(await user.get("/profile/deletion"), {
      currentPassword: PASSWORD,
    });
    other.close();
    expect(sent.path).toBe("/action-completed");
    expectRequestId("database.erasure-postponed", 303);
  });
});

it("a log line about a mail has the mail's id", async () => {
  await site.db.deleteFrom("outbox").execute();
  const words = { replyTo: null, subject: "s", text: "t", html: "" };
  const to = "a@setu.example";
  await enqueueMail(site.db, { kind: "request-received", to, ...words }, site.clock.now);
  const { id } = await site.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  const log = createLog(
    (line) => site.logs.push(line),
    () => site.clock.now,
  );
  const services = { db: site.db, log, now: () => site.clock.now };
  // the mail is claimed, but its outcome cannot be written
  await breakWrites("update of attempts on outbox");
  await sendDueMail(services, { via: "smtp", send: async () => {}, close() {} });
  expect(lines()).toMatchObject([{ event: "mail.outbox-error", id, kind: "request-received" }]);
});

it.runIf(onSqlite)("log lines of one clean-up run have the run's id", async () => {
  const log = createLog(
    (line) => site.logs.push(line),
    () => site.clock.now,
  );
  const services = { db: site.db, log, now: () => site.clock.now };
  const other = new SqliteDatabase(site.env.databaseUrl.slice("file:".length));
  other.exec("begin; select count(*) from users");
  // each start begins with a clean-up run
  for (let starts = 1; starts < 3; starts++) {
    const stop = startRetention(services);
    await vi.waitFor(() => expect(lines()).toHaveLength(starts));
    stop();
  }
  other.close();
  const [first, second] = lines();
  expect([first?.event, second?.event]).toEqual([
    "database.erasure-postponed",
    "database.erasure-postponed",
  ]);
  expect(first?.run).toMatch(/^\S{8,}$/);
  expect(second?.run).not.toBe(first?.run);
});
