import { expect, test } from "vitest";
import { insertAdmin } from "../../../tests/support/bookings";
import { databaseForEachTest } from "../../../tests/support/database";
import { insertFailedMail } from "../../../tests/support/failed-mail";
import { settleFailedMail } from "./failed-mails.server";
import type { Mail } from "./mail";
import { enqueueMail } from "./outbox.server";

const now = new Date("2026-11-21T09:00:00.000Z");
const mail: Mail = {
  kind: "request-received",
  to: "family@example.com",
  replyTo: "help@setu.example",
  subject: "আপনার অনুরোধ",
  text: "text",
  html: "<p>html</p>",
};

const database = databaseForEachTest();

test("enqueueMail stores a mail that is due immediately", async () => {
  await enqueueMail(database.db, mail, now);
  const row = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    kind: "request-received",
    recipient: "family@example.com",
    reply_to: "help@setu.example",
    subject: "আপনার অনুরোধ",
    body_text: "text",
    body_html: "<p>html</p>",
    created_at: now.toISOString(),
    next_attempt_at: now.toISOString(),
    attempts: 0,
    claimed_until: null,
    sent_at: null,
    failed_at: null,
    last_error: null,
  });
  expect(row.id).toMatch(/^[0-9a-f-]{36}$/);
});

test("enqueueMail drops an invalid reply address", async () => {
  await enqueueMail(
    database.db,
    { ...mail, replyTo: "help@setu.example\r\nBcc: all@example.com" },
    now,
  );
  const { reply_to } = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(reply_to).toBeNull();
});

test("a mail is rolled back with its transaction", async () => {
  const rolledBack = database.db.transaction().execute(async (transaction) => {
    await enqueueMail(transaction, mail, now);
    throw new Error("undo");
  });
  await expect(rolledBack).rejects.toThrow("undo");
  expect(await database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("enqueueMail removes line breaks from a subject", async () => {
  await enqueueMail(database.db, { ...mail, subject: "Name\r\nBcc: x@y" }, now);
  const row = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(row.subject).toBe("Name Bcc: x@y");
});

test("enqueueMail refuses more than one recipient", async () => {
  for (const to of ["a@b.co, c@d.co", "a@b.co\r\nBcc: x@y.co", "Name <a@b.co>"]) {
    await expect(enqueueMail(database.db, { ...mail, to }, now)).rejects.toThrow("not one address");
  }
  expect(await database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("a failed mail can be settled only once", async () => {
  const id = await insertFailedMail(database.db);
  const settle = (by: string) =>
    settleFailedMail(database.db, id, { at: now.toISOString(), as: "called", by });
  expect([await settle(await anAdmin("Nila")), await settle(await anAdmin("Karim"))]).toEqual([
    true,
    false,
  ]);
});

const anAdmin = async (name: string) => (await insertAdmin(database.db, name)).id;
