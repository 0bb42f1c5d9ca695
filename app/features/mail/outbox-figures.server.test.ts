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
async function after(event: "nothing" | "sent" | "postponed" | "failed" | "unsent") {
  const now = new Date(Date.UTC(2026, 10, 20, 10, minute++));
  const services = { db, log: () => {}, now: () => now };
  const keep = event === "unsent" ? enqueueDecoy : enqueueMail;
  await keep(db, { ...mail, to: `family-${minute}@setu.example` }, now);
  if (event === "nothing" || event === "unsent") return now.toISOString();
  const row = await claimNext(services, []);
  if (!row) throw new Error("nothing was due");
  if (event === "sent") await markSent(services, row, "smtp");
  else await markFailure(services, row, new DeliveryError("EENVELOPE", event === "failed"));
  return now.toISOString();
}

it("counts neither sent mails nor decoys", async () => {
  const none = { waiting: 0, retrying: 0, failed: 0, oldestWaiting: null };
  expect(await outboxFigures(db)).toEqual(none);
  await after("sent");
  await after("unsent");
  expect(await outboxFigures(db)).toEqual(none);
});

it("counts waiting, retried and failed mails", async () => {
  await after("sent");
  await after("failed");
  const oldest = await after("postponed");
  await after("failed");
  await after("nothing");
  expect(await outboxFigures(db)).toEqual({
    waiting: 2,
    retrying: 1,
    failed: 2,
    oldestWaiting: oldest,
  });
});

it.runIf(onSqlite).each(["is null", "is not null"])(
  "reads no sent row to find those whose failed_at %s",
  async (failed) => {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select count(*), min(created_at) from outbox
      where sent_at is null and failed_at ${sql.raw(failed)}`.execute(db);
    expect(rows.map(({ detail }) => detail).join()).toMatch(/INDEX outbox_(due|failed)/);
  },
);
