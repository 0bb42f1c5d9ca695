import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "./connection.server";
import { engineOf } from "./engine";

/**
 * Whole minutes between two times in SQL; null if one is null. Both engines drop fractions of a
 * second.
 *
 * @param from a timestamp column such as `clocks.started_at`; `to` is one too
 */
export function minutesBetween(db: Queryable, from: string, to: string): RawBuilder<number | null> {
  const [start, end] = [sql.ref(from), sql.ref(to)];
  return engineOf(db) === "postgres"
    ? // `extract` takes a third longer for the clocks of a month
      sql`cast(floor((floor(date_part('epoch', cast(${end} as timestamptz)))
        - floor(date_part('epoch', cast(${start} as timestamptz)))) / 60) as integer)`
    : sql`(unixepoch(${end}) - unixepoch(${start})) / 60`;
}
