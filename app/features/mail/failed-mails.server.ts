import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { PAGE_SIZE } from "~/constants";
import { windowOf } from "~/paging";

/** A mail that could not be sent and will not be retried; its text was deleted. */
export interface FailedMail {
  id: string;
  /** A `MailKind`, or a kind that only an earlier version of the site sent. */
  kind: string;
  /** The request that the mail is about; null if there is none. */
  requestId: string | null;
  /** The event in the request's history that has the same text. */
  entryId: string | null;
  recipient: string;
  attempts: number;
  /** Error code of the last attempt, such as `550 5.1.1` or `ETIMEDOUT`. */
  code: string | null;
  /** ISO 8601 UTC, like the other times. */
  createdAt: string;
  failedAt: string;
  /** Null until somebody deals with it. */
  settlement: Settlement | null;
}

export interface Settlement {
  at: string;
  as: SettledAs;
  by: string;
}

export type SettledAs = "sent-again" | "called" | "closed";
export type FailedMailState = "open" | "settled";

/** Counts failed mails that nobody has dealt with. */
export function countFailedMails(db: Queryable): Promise<number> {
  return count(db, "open");
}

/** One page of failed mails, newest first. */
export async function listFailedMails(
  db: Queryable,
  { state, page: requestedPage }: { state: FailedMailState; page: number },
): Promise<{ rows: FailedMail[]; count: number; page: number; pages: number }> {
  const total = await count(db, state);
  const { page, pages, offset, limit, fromEnd } = windowOf(total, requestedPage, PAGE_SIZE);
  const direction = fromEnd ? "asc" : "desc";
  const failedRows = await failedMails(db, state)
    .select(columns)
    .orderBy("failed_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const rows = failedRows.flatMap(asFailedMail);
  return { rows: fromEnd ? rows.reverse() : rows, count: total, page, pages };
}

export async function findFailedMail(db: Queryable, id: string): Promise<FailedMail | null> {
  const row = await db
    .selectFrom("outbox")
    .select(columns)
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("failed_at", "is not", null)
    .executeTakeFirst();
  return (row && asFailedMail(row)[0]) ?? null;
}

/**
 * Records in the caller's transaction how somebody dealt with a failed mail.
 *
 * @returns false if somebody else has already dealt with it; then the caller must do nothing
 */
export async function settleFailedMail(
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

async function count(db: Queryable, state: FailedMailState): Promise<number> {
  const { count } = await failedMails(db, state)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Every dashboard page counts failed mails, so the partial index `outbox_failed` has the first two
 * conditions.
 */
function failedMails(db: Queryable, state: FailedMailState) {
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

/** A list with the mail, or an empty list if it has not failed. */
function asFailedMail(row: Row): FailedMail[] {
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
