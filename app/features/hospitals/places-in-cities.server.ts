import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";

/**
 * Which of its city's published hospitals each is, by id, from 0: two of one city are not drawn alike.
 * Read anew only after a hospital has changed.
 */
export function placesInCities(db: Queryable): Promise<Map<string, number>> {
  return derived(db, "hospital places", async () => {
    const rows = await db
      .selectFrom("hospitals")
      .select(["id", "city"])
      .where("status", "=", "published")
      .where("deleted_at", "is", null)
      .orderBy("id")
      .execute();
    const counts = new Map<string, number>();
    return new Map(
      rows.map(({ id, city }) => {
        const place = counts.get(city) ?? 0;
        counts.set(city, place + 1);
        return [id, place];
      }),
    );
  });
}
