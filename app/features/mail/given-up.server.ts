import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import { windowOf } from "~/paging";

/** A mail that will not be tried again; its words are gone. */
export interface GivenUpMail {
  id: string;
  /** A `MailKind`, or the kind of an earlier version. */
  kind: string;
  /** The request that it told of; null: it told of an account. */
  requestId: string | null;
  /** The entry of the request's history whose words it carried. */
  entryId: string | null;
  recipient: string;
  attempts: number;
  /** `550 5.1.1` or `ETIMEDOUT`: what came of the last attempt. */
  code: string | null;
  /** ISO 8601 UTC, as the others. */
  createdAt: string;
  failedAt: string;
  /** How it was dealt with; null: not yet. */
  settlement: Settlement | null;
}

export interface Settlement {
  at: string;
  as: SettledAs;
  /** An account's id. */
  by: string;
}

export type SettledAs = "sent-again" | "called" | "closed";
export type GivenUpState = "open" | "settled";

/** How many mails were given up and nobody has dealt with. */
export function countGivenUp(db: Queryable): Promise<number> {
  return count(db, "open");
}

/** One page of the mails that were given up, the newest first. */
export async function listGivenUp(
  db: Queryable,
  { state, page: asked }: { state: GivenUpState; page: number },
): Promise<{ rows: GivenUpMail[]; count: number; page: number; pages: number }> {
  const total = await count(db, state);
  const { page, pages, offset, limit, fromEnd } = windowOf(total, asked, PAGE_SIZE);
  const direction = fromEnd ? "asc" : "desc";
  const found = await givenUp(db, state)
    .select(columns)
    .orderBy("failed_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const rows = found.flatMap(asGivenUp);
  return { rows: fromEnd ? rows.reverse() : rows, count: total, page, pages };
}

export async function findGivenUp(db: Queryable, id: string): Promise<GivenUpMail | null> {
  const row = await db
    .selectFrom("outbox")
    .select(columns)
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("failed_at", "is not", null)
    .executeTakeFirst();
  return (row && asGivenUp(row)[0]) ?? null;
}

/**
 * Notes how a mail that was given up is dealt with, in the transaction of what is done.
 *
 * @returns false where somebody was faster: then nothing may be done
 */
export async function settleGivenUp(
  trx: Queryable,
  id: string,
  { at, as, by }: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("outbox")
    .set({ settled_at: at, settled_as: as, settled_by: by })
    .where("id", "=", id)
    .where("failed_at", "is not", null)
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const columns = [
  "id",
  "kind",
  "request_id",
  "entry_id",
  "recipient",
  "attempts",
  "last_error",
  "created_at",
  "failed_at",
  "settled_at",
  "settled_as",
  "settled_by",
] as const;

async function count(db: Queryable, state: GivenUpState): Promise<number> {
  const { count } = await givenUp(db, state)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the words of the index `outbox_given_up`: every page of the dashboard counts. */
function givenUp(db: Queryable, state: GivenUpState) {
  return db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("failed_at", "is not", null)
    .where("settled_at", state === "open" ? "is" : "is not", null);
}

type Row = Pick<Schema["outbox"], "id" | "kind" | "recipient" | "last_error" | "created_at"> & {
  request_id: string | null;
  entry_id: string | null;
  attempts: number;
  failed_at: string | null;
  settled_at: string | null;
  settled_as: SettledAs | null;
  settled_by: string | null;
};

/** One, or none where it was not given up. */
function asGivenUp(row: Row): GivenUpMail[] {
  const { settled_at: at, settled_as: as, settled_by: by } = row;
  if (row.failed_at === null) return [];
  return [
    {
      id: row.id,
      kind: row.kind,
      requestId: row.request_id,
      entryId: row.entry_id,
      recipient: row.recipient,
      attempts: row.attempts,
      code: row.last_error,
      createdAt: row.created_at,
      failedAt: row.failed_at,
      settlement: at !== null && as !== null && by !== null ? { at, as, by } : null,
    },
  ];
}
