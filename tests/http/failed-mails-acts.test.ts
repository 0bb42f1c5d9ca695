import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatDateTime } from "~/locales/format";
import { plainText } from "~/locales/plain-text";
import { coordinator } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { insertFailedMail } from "../support/failed-mail";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/mails";
const HOUR_MS = 60 * 60 * 1000;
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
/** Mails that are neither sent nor failed. */
const unsentMails = () =>
  site.db
    .selectFrom("outbox")
    .selectAll()
    .where("failed_at", "is", null)
    .where("sent_at", "is", null)
    .execute();
const settlement = (id: string) =>
  site.db
    .selectFrom("outbox")
    .innerJoin("users", "users.id", "outbox.settled_by")
    .select(["settled_as", "users.name"])
    .where("outbox.id", "=", id)
    .executeTakeFirst();
const auditEvents = () =>
  site.db
    .selectFrom("audit_events")
    .innerJoin("users", "users.id", "audit_events.actor_id")
    .select(["kind", "detail", "request_id", "users.name"])
    .where("kind", "like", "mail-%")
    .orderBy("at")
    .execute();

it("a failed mail's page hides the server's error if the mail's link expired unsent", async () => {
  const page = await pageOf(await insertFailedMail(site.db, { last_error: "EXPIRED" }));
  expect(page.text).toContain("Its link or code had run out");
  expect(page.text).not.toMatch(/mail server’s answer|can ask for a new one/);
});

describe("resent mail", () => {
  it("reflects the request's current state, in the family's language", async () => {
    const request_id = await insertBooking(site.db, { email: "rahima@example.com" });
    const id = await insertFailedMail(site.db, { request_id, recipient: "rahima@exmaple.com" });
    const answer = await nila.submit(await pageOf(id), {}, "form#resending");
    expect(answer.path).toBe(LIST);
    expect(answer.text).toContain("The email is on its way again.");
    expect(answer.text).toContain("Emails: 0");
    const mails = await unsentMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: "request-received",
      recipient: "rahima@example.com",
      request_id,
      attempts: 0,
      created_at: site.clock.now.toISOString(),
    });
    const booking = await requestOf(site.db, { kind: "booking" });
    expect(mails[0]?.subject).toContain(booking.reference);
    const text = mails[0]?.body_text ?? "";
    expect(text).toContain(`${plainText(formatDateTime(booking.received_at, "bn"))} (বাংলাদেশ সময়)`);
    expect(text).toContain("প্রথম ইমেইল পৌঁছায়নি");
    // the promised two hours have not passed
    expect(text).toContain(plainText(formatDateTime(booking.due_at, "bn")));
    expect(text).not.toContain(booking.full_name);
    expect(await settlement(id)).toEqual({ settled_as: "sent-again", name: "Nila" });
    expect(await auditEvents()).toEqual([
      { kind: "mail-sent-again", detail: "request-received", request_id, name: "Nila" },
    ]);
    const log = await nila.get(`/dashboard/admin/audit?reference=${booking.reference}`);
    expect(log.text).toContain("Email sent again");
    expect(log.text).toContain("Receipt of a request, to the family");
  });

  it.each([
    ["the two hours have passed", {}],
    ["somebody has replied", { replied_at: "2026-11-20T08:10:00.000Z" }],
  ])("promises no past deadline: %s", async (_, row) => {
    const request_id = await insertMessage(site.db, { email: "k@example.com", ...row });
    const id = await insertFailedMail(site.db, { kind: "request-received", request_id });
    if (!("replied_at" in row)) site.clock.now = new Date(site.clock.now.getTime() + 2 * HOUR_MS);
    await nila.submit(await pageOf(id), {}, "form#resending");
    const [mail] = await unsentMails();
    expect(mail?.recipient).toBe("k@example.com");
    expect(mail?.body_text).toContain("Our first email about it did not arrive");
    expect(mail?.body_text).not.toContain("within 2 hours");
    expect(mail?.body_text).not.toContain("We reply by");
    expect(mail?.body_text).toContain("call us on");
  });

  it("is sent once when two coordinators click at once, and the second is told who was first", async () => {
    const request_id = await insertBooking(site.db);
    const id = await insertFailedMail(site.db, { request_id });
    const pages = [await pageOf(id, nila), await pageOf(id, karim)] as const;
    const answers = await Promise.all([
      nila.submit(pages[0], {}, "form#resending"),
      karim.submit(pages[1], {}, "form#resending"),
    ]);
    expect(await unsentMails()).toHaveLength(1);
    expect(await auditEvents()).toHaveLength(1);
    const paths = answers.map(({ path }) => path).sort();
    expect(paths).toEqual([LIST, `${LIST}/${id}`]);
    const late = answers.find(({ path }) => path !== LIST);
    expect(late?.text).toContain("Somebody has dealt with it already.");
    const winner = (await settlement(id))?.name;
    expect(late?.document.querySelector("#settlement")?.text).toMatch(
      new RegExp(`Sent again${winner} · 20 Nov 2026`),
    );
    expect(late?.document.querySelector("form#resending")).toBeNull();
  });

  it("warns before sending to the refused address", async () => {
    const request_id = await insertBooking(site.db, { email: "rahima@example.com" });
    const warning = "It is this email address that was refused";
    const same = { request_id, recipient: "rahima@example.com" };
    const refused = await pageOf(await insertFailedMail(site.db, same));
    expect(refused.text).toContain(warning);
    const full = await pageOf(
      await insertFailedMail(site.db, { ...same, last_error: "552 5.2.2" }),
    );
    expect(full.text).not.toContain(warning);
    const corrected = await pageOf(await insertFailedMail(site.db, { request_id }));
    expect(corrected.text).not.toContain(warning);
  });

  it("is sent once when one person clicks twice, without naming a colleague", async () => {
    const id = await insertFailedMail(site.db, { request_id: await insertBooking(site.db) });
    const page = await pageOf(id);
    await nila.submit(page, {}, "form#resending");
    const again = await nila.submit(page, {}, "form#resending");
    expect(again.text).toContain("The email is on its way again.");
    expect(await unsentMails()).toHaveLength(1);
  });

  it("goes only to a coordinator who still answers requests", async () => {
    const request_id = await insertBooking(site.db, { urgent: 1 });
    const { id: farida, email } = await insertAdmin(site.db, "Farida");
    const failedMail = { kind: "coordinator-new-request", request_id, recipient: email } as const;
    const [first, second] = [
      await insertFailedMail(site.db, failedMail),
      await insertFailedMail(site.db, failedMail),
    ];
    await nila.submit(await pageOf(first), {}, "form#resending");
    const [mail] = await unsentMails();
    expect(mail).toMatchObject({ recipient: email, request_id });
    expect(mail?.subject).toMatch(/^URGENT: new request SETU-/);
    expect(mail?.body_text).toContain(`/dashboard/admin/bookings/${request_id}`);

    const page = await pageOf(second);
    const blocked = { disabled_at: site.clock.now.toISOString() };
    await site.db.updateTable("users").set(blocked).where("id", "=", farida).execute();
    const late = await nila.submit(page, {}, "form#resending");
    expect(late.text).toContain("It can no longer be sent again.");
    expect(late.text).toContain("somebody who no longer answers requests");
    expect(await unsentMails()).toHaveLength(1);
  });

  it("links a coordinator to the message's page", async () => {
    const request_id = await insertMessage(site.db);
    const { email: recipient } = await insertAdmin(site.db, "Farida");
    const kind = "coordinator-new-request";
    const id = await insertFailedMail(site.db, { kind, request_id, recipient });
    await nila.submit(await pageOf(id), {}, "form#resending");
    const [mail] = await unsentMails();
    expect(mail?.body_text).toContain(`/dashboard/admin/contacts/${request_id}`);
  });
});

describe("settled mail", () => {
  it("is recorded, and sends nothing", async () => {
    const id = await insertFailedMail(site.db, { kind: "invitation", recipient: "x@setu.example" });
    const page = await pageOf(id, karim);
    const closed = await nila.submit(await pageOf(id), {}, "form#closing");
    expect(closed.path).toBe(LIST);
    expect(closed.text).toContain("Taken off the list.");
    expect(await unsentMails()).toEqual([]);
    expect(await settlement(id)).toEqual({ settled_as: "closed", name: "Nila" });
    expect(await auditEvents()).toEqual([
      { kind: "mail-closed", detail: "invitation", request_id: null, name: "Nila" },
    ]);
    const late = await karim.submit(page, {}, "form#closing");
    expect(late.text).toContain("Somebody has dealt with it already.");
    expect(await auditEvents()).toHaveLength(1);
  });
});
