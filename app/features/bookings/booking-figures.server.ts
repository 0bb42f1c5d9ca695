import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";

/** What bookings are counted by: what they say themselves. */
const traits = ["status", "service", "destination_country"] as const;
type Trait = (typeof traits)[number];

/** For what was left out null or an empty text, as it is kept. */
type Counts = { value: string | null; count: number }[];

/**
 * How many bookings of each kind arrived, by each of their traits; in one pass over them.
 *
 * @param since ISO 8601 UTC
 */
export async function countBookingsByTraits(
  db: Queryable,
  since: string,
): Promise<Record<Trait, Counts>> {
  // by the columns themselves, SQLite may go through an index that is in their order: all bookings ever
  const value = (trait: Trait) => sql<string | null>`${sql.ref(trait)} || ''`;
  const rows = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .select(traits.map((trait) => value(trait).as(trait)))
    .where("received_at", ">=", since)
    .groupBy(traits.map(value))
    .execute();
  const by = (trait: Trait) => {
    const counts = new Map<string | null, number>();
    for (const row of rows) {
      counts.set(row[trait], (counts.get(row[trait]) ?? 0) + Number(row.count));
    }
    return [...counts].map(([value, count]) => ({ value, count }));
  };
  return {
    status: by("status"),
    service: by("service"),
    destination_country: by("destination_country"),
  };
}
