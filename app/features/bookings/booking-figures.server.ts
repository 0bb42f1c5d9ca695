import { expressionBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** What bookings are counted by: what they say themselves. */
type Trait = "status" | "service" | "destination_country";

const eb = expressionBuilder<Schema, "bookings">();

/**
 * How many bookings of each kind arrived.
 *
 * @param since ISO 8601 UTC
 * @returns for what was left out null or an empty text, as it is kept
 */
export async function countBookingsBy(
  db: Queryable,
  trait: Trait,
  since: string,
): Promise<{ value: string | null; count: number }[]> {
  // by the column itself, SQLite would go through the index that is in its order: all bookings ever
  const value = sql<string | null>`${eb.ref(trait)} || ''`;
  const rows = await db
    .selectFrom("bookings")
    .select([value.as("value"), eb.fn.countAll().as("count")])
    .where("received_at", ">=", since)
    .groupBy(value)
    .execute();
  return rows.map(({ value, count }) => ({ value, count: Number(count) }));
}
