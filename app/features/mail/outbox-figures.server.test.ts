import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.server";
import { openTestDatabase } from "../../../tests/support/database";
import { onSqlite } from "../../../tests/support/engine";
import { enqueueDecoy, enqueueMail } from "./outbox.server";
import { claimNext, markFailure, markSent } from "./outbox-claims.server";
import { outboxFigures } from "./outbox-figures.server";
import { DeliveryError } from "./transport.server";

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

let minute = 0;
const mail = {
  kind: "request-received",
  replyTo: null,
  subject: "s",
  text: "t",
  html: "",
} as const;

/** Enqueues a mail one minute after the previous one, and brings it into the given state. */
async function addMail(state: "waiting" | "sent" | "postponed" | "failed" | "decoy") {
  const now = new Date(Date.UTC(2026, 10, 20, 10, minute++));
  const services = { db, log: () => {}, now: () => now };
  const enqueue = state === "decoy" ? enqueueDecoy : enqueueMail;
  await enqueue(db, { ...mail, to: `family-${minute}@setu.example` }, now);
  if (state === "waiting" || state === "decoy") return now.toISOString();
  const row = await claimNext(services, []);
  if (!row) throw new Error("nothing was due");
  if (state === "sent") await markSent(services, row, "smtp");
  else await markFailure(services, row, new DeliveryError("EENVELOPE", state === "failed"));
  return now.toISOString();
}

it("counts neither sent mails nor decoys", async () => {
  const none = { waiting: 0, retrying: 0, failed: 0, oldestWaiting: null };
  expect(await outboxFigures(db)).toEqual(none);
  await addMail("sent");
  await addMail("decoy");
  expect(await outboxFigures(db)).toEqual(none);
});

it("counts waiting, retried and failed mails", async () => {
  await addMail("sent");
  await addMail("failed");
  const oldest = await addMail("postponed");
  await addMail("failed");
  await addMail("waiting");
  expect(await outboxFigures(db)).toEqual({
    waiting: 2,
    retrying: 1,
    failed: 2,
    oldestWaiting: oldest,
  });
});

it.runIf(onSqlite).each(["is null", "is not null"])(
  "finds unsent mails whose failed_at %s with an index",
  async (failed) => {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select count(*), min(created_at) from outbox
      where sent_at is null and failed_at ${sql.raw(failed)}`.execute(db);
    expect(rows.map(({ detail }) => detail).join()).toMatch(/INDEX outbox_(due|failed)/);
  },
);
