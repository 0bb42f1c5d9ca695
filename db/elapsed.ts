import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "./connection.server";
import { engineOf } from "./engine";

/**
 * The whole minutes from one time to a later one, in SQL; null where one of them is. Seconds count
 * whole on both engines.
 *
 * @param from a column of timestamps, as `clocks.started_at`; so is `to`
 */
export function minutesBetween(db: Queryable, from: string, to: string): RawBuilder<number | null> {
  const [start, end] = [sql.ref(from), sql.ref(to)];
  return engineOf(db) === "postgres"
    ? // not `extract`, whose numbers of any length take a third longer over a month's clocks
      sql`cast(floor((floor(date_part('epoch', cast(${end} as timestamptz)))
        - floor(date_part('epoch', cast(${start} as timestamptz)))) / 60) as integer)`
    : sql`(unixepoch(${end}) - unixepoch(${start})) / 60`;
}
