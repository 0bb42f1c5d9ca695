import { expressionBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

const eb = expressionBuilder<Schema, "requests">();

/** Numbers of arrivals; bookings include call-backs. */
export interface Arrivals {
  bookings: number;
  messages: number;
}

/**
 * Counts arrivals in consecutive spans, of which the last has no end. Counting each span uses an index, but grouping
 * by day would read every row.
 *
 * @param starts ISO 8601 UTC
 */
export async function countArrivals(db: Queryable, starts: readonly string[]): Promise<Arrivals[]> {
  if (starts.length === 0) return [];
  const row = await db
    .selectNoFrom((eb) =>
      starts.flatMap((_, index) =>
        (["=", "!="] as const).map((sign) =>
          eb
            .selectFrom("requests")
            .select(({ fn }) => fn.countAll().as("count"))
            .where(hasArrivedIn(starts, index))
            .where("kind", sign, "message")
            .as(`${sign === "=" ? "messages" : "bookings"}${index}`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const counts: Readonly<Record<string, unknown>> = row;
  return starts.map((_, index) => ({
    bookings: Number(counts[`bookings${index}`]),
    messages: Number(counts[`messages${index}`]),
  }));
}

function hasArrivedIn(starts: readonly string[], index: number) {
  const [from = "", until] = starts.slice(index, index + 2);
  const since = eb("received_at", ">=", from);
  return until === undefined ? since : eb.and([since, eb("received_at", "<", until)]);
}

/** Columns by which bookings are counted. */
const traits = ["status", "service", "destination_country"] as const;
type Trait = (typeof traits)[number];

/** `value`: null or "" if the family left the field empty. */
type Counts = { value: string | null; count: number }[];

/** Counts bookings and call-backs by each of these columns in one query. @param since ISO 8601 UTC */
export async function countBookingsByTraits(
  db: Queryable,
  since: string,
): Promise<Record<Trait, Counts>> {
  // without `|| ''`, SQLite would read every request through an index on the column
  const value = (trait: Trait) => sql<string | null>`${sql.ref(trait)} || ''`;
  const rows = await db
    .selectFrom("requests")
    .select(({ fn }) => fn.countAll().as("count"))
    .select(traits.map((trait) => value(trait).as(trait)))
    .where("received_at", ">=", since)
    .where("kind", "!=", "message")
    .groupBy(traits.map(value))
    .execute();
  const countsBy = (trait: Trait) => {
    const counts = new Map<string | null, number>();
    for (const row of rows) {
      counts.set(row[trait], (counts.get(row[trait]) ?? 0) + Number(row.count));
    }
    return [...counts].map(([value, count]) => ({ value, count }));
  };
  return {
    status: countsBy("status"),
    service: countsBy("service"),
    destination_country: countsBy("destination_country"),
  };
}
