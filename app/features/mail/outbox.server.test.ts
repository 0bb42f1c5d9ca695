import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import type { Mail } from "./mail";
import { enqueueMail } from "./outbox.server";

const now = new Date("2026-11-21T09:00:00.000Z");
const mail: Mail = {
  kind: "booking-received",
  to: "family@example.com",
  replyTo: "help@setu.example",
  subject: "আপনার অনুরোধ",
  text: "text",
  html: "<p>html</p>",
};

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
  db = openDatabase(`file:${join(folder, "test.db")}`);
  await migrateToLatest(db);
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test("keeps a mail, due at once", async () => {
  await enqueueMail(db, mail, now);
  const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    kind: "booking-received",
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

test("goes out without an address for answers where that is a mistake", async () => {
  await enqueueMail(db, { ...mail, replyTo: "help@setu.example\r\nBcc: all@example.com" }, now);
  const { reply_to } = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(reply_to).toBeNull();
});

test("is undone with the transaction it belongs to", async () => {
  const undone = db.transaction().execute(async (transaction) => {
    await enqueueMail(transaction, mail, now);
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("takes the line breaks out of a subject", async () => {
  await enqueueMail(db, { ...mail, subject: "Name\r\nBcc: x@y" }, now);
  const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(row.subject).toBe("Name Bcc: x@y");
});

test("refuses more than one recipient", async () => {
  for (const to of ["a@b.co, c@d.co", "a@b.co\r\nBcc: x@y.co", "Name <a@b.co>"]) {
    await expect(enqueueMail(db, { ...mail, to }, now)).rejects.toThrow("not one address");
  }
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});
