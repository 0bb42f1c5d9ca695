import type { Expression, SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";

export interface OutboxFigures {
  /** Neither sent nor given up. */
  waiting: number;
  /** How many of those were tried before. */
  retrying: number;
  /** Given up, and nobody has dealt with them. */
  givenUp: number;
  /** When the oldest of those that wait was written (ISO 8601 UTC); null where none does. */
  oldestWaiting: string | null;
}

/** How the outbox stands; what was sent is not looked at. */
export async function outboxFigures(db: Queryable): Promise<OutboxFigures> {
  const row = await db
    .selectFrom("outbox")
    .select((eb) => {
      const waits = eb("failed_at", "is", null);
      const one = (condition: Expression<SqlBool>) =>
        eb.fn.sum(eb.case().when(condition).then(1).else(0).end());
      return [
        one(waits).as("waiting"),
        one(waits.and("attempts", ">", 0)).as("retrying"),
        one(eb("failed_at", "is not", null).and("settled_at", "is", null)).as("given_up"),
        eb.fn.min(eb.case().when(waits).then(eb.ref("created_at")).end()).as("oldest"),
      ];
    })
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(row.waiting ?? 0),
    retrying: Number(row.retrying ?? 0),
    givenUp: Number(row.given_up ?? 0),
    oldestWaiting: row.oldest ?? null,
  };
}
