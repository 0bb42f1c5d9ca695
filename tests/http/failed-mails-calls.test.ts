import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendDueMail } from "~/features/mail/outbox-worker.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { insertFailedMail } from "../support/failed-mail";
import { family } from "../support/family";
import { eventsOf, insertRequestEvent, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/mails";
let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const pageOf = (id: string, visitor = nila) => visitor.get(`${LIST}/${id}`);
const replies = () => eventsOf(site.db, { kind: "reply" });
const storedMails = () => site.db.selectFrom("outbox").select("id").execute();

describe("call to the family", () => {
  it("is a phone reply in the booking's history, which stops the clock", async () => {
    const request_id = await insertBooking(site.db);
    const id = await insertFailedMail(site.db, { request_id });
    const answer = await nila.submit(await pageOf(id), { note: "Writes to us again" }, "form#call");
    expect(answer.path).toBe(LIST);
    expect(answer.text).toContain("The call is noted with the request.");
    expect(await replies()).toMatchObject([
      { kind: "reply", channel: "phone", actor_name: "Nila", words: "Writes to us again" },
    ]);
    const booking = await requestOf(site.db, { kind: "booking" });
    expect(booking).toMatchObject({
      status: "acknowledged",
      replied_at: site.clock.now.toISOString(),
    });
    const bookingPage = await nila.get(`/dashboard/admin/bookings/${request_id}`);
    expect(bookingPage.text).toContain("Nila called");
    expect(bookingPage.text).toContain("Writes to us again");
    const done = await pageOf(id);
    expect(done.document.querySelector("#settlement")?.text).toContain("The family was called");
    expect(done.document.querySelector("form#call")).toBeNull();
    const event = await site.db
      .selectFrom("audit_events")
      .selectAll()
      .where("kind", "=", "mail-called")
      .executeTakeFirst();
    // only the request's history contains the note
    expect(event).toMatchObject({ detail: "request-received", request_id });
    expect(await storedMails()).toEqual([{ id }]);
  });

  it("needs no note, and is also recorded in a message's history", async () => {
    const request_id = await insertMessage(site.db);
    const id = await insertFailedMail(site.db, { kind: "request-received", request_id });
    await nila.submit(await pageOf(id), {}, "form#call");
    const events = await eventsOf(site.db, { kind: "reply" });
    expect(events).toMatchObject([{ channel: "phone", words: "" }]);
    expect(await requestOf(site.db, { kind: "message" })).toMatchObject({ status: "acknowledged" });
  });

  it("is one reply if the form is sent twice, and a second reply for another note", async () => {
    const id = await insertFailedMail(site.db, { request_id: await insertBooking(site.db) });
    const page = await pageOf(id);
    for (const note of ["Knows now", "Knows now", "Called back"]) {
      const answer = await nila.submit(page, { note }, "form#call");
      expect(answer.text).toContain("The call is noted with the request.");
    }
    expect((await replies()).map(({ words }) => words).sort()).toEqual([
      "Called back",
      "Knows now",
    ]);
  });

  it("keeps a note in the form if it is too long or was sent with a stale token", async () => {
    const id = await insertFailedMail(site.db, { request_id: await insertBooking(site.db) });
    const note = "ক".repeat(2001);
    const failed = await nila.submit(await pageOf(id), { note }, "form#call");
    expect(failed.status).toBe(400);
    expect(failed.html).toMatch(/<title[^>]*>Error:/);
    expect(failed.document.querySelector("form#call textarea")?.textContent).toContain(note);
    const short = { note: "Short now", csrf: "old" };
    const stale = await nila.submit(failed, short, "form#call");
    expect(stale.status).toBe(403);
    const answer = await nila.submit(stale, {}, "form#call");
    expect(answer.text).toContain("The call is noted with the request.");
    expect(await replies()).toMatchObject([{ words: "Short now" }]);
  });

  it("offers the note for the request if somebody else has already dealt with the mail", async () => {
    const request_id = await insertBooking(site.db);
    const id = await insertFailedMail(site.db, { request_id });
    const [first, second] = [await pageOf(id, nila), await pageOf(id, karim)];
    await nila.submit(first, {}, "form#resending");
    const late = await karim.submit(second, { note: "She reads no mail" }, "form#call");
    expect(late.status).toBe(409);
    expect(late.document.querySelector("h1")?.text).toBe("Someone else has dealt with this first");
    expect(late.document.querySelector("#settlement")?.text).toMatch(/Sent againNila · /);
    expect(await replies()).toEqual([]);
    const form = late.document.querySelector("form#reply");
    expect(form?.getAttribute("action")).toBe(`/dashboard/admin/bookings/${request_id}`);
    expect(form?.querySelector("textarea")?.textContent.trim()).toBe("She reads no mail");
    for (let times = 0; times < 2; times++) {
      const recorded = await karim.submit(late, {}, "form#reply");
      expect(recorded.text).toContain("Saved.");
    }
    expect(await replies()).toMatchObject([
      { kind: "reply", channel: "phone", actor_name: "Karim", words: "She reads no mail" },
    ]);
  });

  it("is refused after the family has erased its request", async () => {
    const request_id = await insertBooking(site.db);
    const id = await insertFailedMail(site.db, { request_id });
    const page = await pageOf(id);
    const erased = { email: "", full_name: "", phone_number: "" };
    await setRequests(site.db, erased);
    const late = await nila.submit(page, { note: "x" }, "form#call");
    expect(late.text).toContain("It can no longer be sent again.");
    expect(await replies()).toEqual([]);
    const row = await site.db.selectFrom("outbox").select("settled_at").executeTakeFirst();
    expect(row?.settled_at).toBeNull();
  });
});

it("a mail that was written to a file is not called sent", async () => {
  const visitor = site.visitor();
  await visitor.submit(await visitor.get("/booking"), family);
  const transport = { via: "file" as const, send: async () => {}, close() {} };
  await sendDueMail({ db: site.db, now: () => site.clock.now, log: () => {} }, transport);
  const sent = await site.db
    .selectFrom("outbox")
    .select("request_id")
    .where("kind", "=", "request-received")
    .executeTakeFirstOrThrow();
  const page = await nila.get(`/dashboard/admin/bookings/${sent.request_id}`);
  expect(page.text).toContain("written to a file: no mail server is set up");
});

describe("mail about a hand-over", () => {
  const RESENDING = "form#resending";

  it("is resent to the new owner with its note, also for a call-back, but not after the owner has changed", async () => {
    const tanvir = await insertAdmin(site.db, "Tanvir");
    const request = { kind: "call_back", full_name: "", email: "" } as const;
    await insertBooking(site.db, { id: "one", ...request, assigned_to: tanvir.id });
    const handOver = {
      id: "given",
      request_id: "one",
      kind: "assign",
      words: "Calls at six",
    } as const;
    const at = site.clock.now.toISOString();
    await insertRequestEvent(site.db, { ...handOver, at, assignee_id: tanvir.id });
    const mail = { kind: "coordinator-handed-over", request_id: "one" } as const;
    const failed = await insertFailedMail(site.db, { ...mail, recipient: tanvir.email });
    const other = await insertFailedMail(site.db, { ...mail, recipient: tanvir.email });
    await nila.submit(await nila.get(`${LIST}/${failed}`), {}, RESENDING);
    const sent = await site.db
      .selectFrom("outbox")
      .select(["kind", "recipient", "body_text"])
      .where("failed_at", "is", null)
      .execute();
    expect(sent).toMatchObject([{ kind: mail.kind, recipient: tanvir.email }]);
    expect(sent[0]?.body_text).toContain("Calls at six");
    await setRequests(site.db, { assigned_to: null });
    const late = await nila.get(`${LIST}/${other}`);
    expect(late.document.querySelector(RESENDING)).toBeNull();
    expect(late.text).toContain(en.undelivered.advice.notOwner);
  });
});
