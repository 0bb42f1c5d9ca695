import type { Queryable } from "#db/connection.server";

export interface SpamCount {
  count: number;
  /** Number of requests that were neither answered nor declined before the deadline. */
  late: number;
}

/**
 * Counts requests declined as spam for each coordinator who declined them, without duplicates and
 * floods.
 *
 * @param since time after which the family wrote, ISO 8601 UTC
 */
export async function countSpam(
  db: Queryable,
  since: string,
): Promise<(SpamCount & { by: string | null })[]> {
  const rows = await db
    .selectFrom("clocks")
    .leftJoin("request_events", (join) =>
      join
        .onRef("request_events.request_id", "=", "clocks.request_id")
        .onRef("request_events.at", "=", "clocks.spam_at")
        .on("request_events.to_status", "=", "spam"),
    )
    .select((is) => [
      "request_events.actor_id as by",
      is.fn.countAll().as("count"),
      is.fn
        .sum<string | number>(
          is
            .case()
            .when(
              is.fn.coalesce("clocks.stopped_at", "clocks.spam_at"),
              ">",
              is.ref("clocks.due_at"),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as("late"),
    ])
    .where("clocks.started_at", ">=", since)
    .where("clocks.counts", "=", 1)
    .where("clocks.spam_at", "is not", null)
    .groupBy("request_events.actor_id")
    .execute();
  return rows.map(({ by, count, late }) => ({ by, count: Number(count), late: Number(late) }));
}

export function spamTotal(counts: readonly SpamCount[]): SpamCount {
  return counts.reduce(
    (sum, { count, late }) => ({ count: sum.count + count, late: sum.late + late }),
    { count: 0, late: 0 },
  );
}
