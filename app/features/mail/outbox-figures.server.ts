import type { Queryable } from "#db/connection.server";
import { countFailedMails } from "./failed-mails.server";

export interface OutboxFigures {
  /** Mails that were neither sent nor have failed. */
  waiting: number;
  /** Waiting mails with at least one failed attempt. */
  retrying: number;
  /** Failed mails that nobody has dealt with. */
  failed: number;
  /** Creation time of the oldest waiting mail (ISO 8601 UTC); null if none waits. */
  oldestWaiting: string | null;
}

/** Counts the mails of the outbox that were not sent. */
export async function outboxFigures(db: Queryable): Promise<OutboxFigures> {
  const waiting = await db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll().as("all"),
      eb.fn.sum(eb.case().when("attempts", ">", 0).then(1).else(0).end()).as("retrying"),
      eb.fn.min("created_at").as("oldest"),
    ])
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.all),
    retrying: Number(waiting.retrying ?? 0),
    failed: await countFailedMails(db),
    oldestWaiting: waiting.oldest,
  };
}
