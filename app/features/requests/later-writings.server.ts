import type { Queryable } from "#db/connection.server";

/**
 * In which request the newest words of each of these stand, where its family has written again
 * since.
 *
 * @param ids of bookings or messages
 * @returns by the ids of those that waited anew
 */
export async function laterWritings(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("clocks")
    .select(["booking_id", "message_id", "written_in"])
    .where((is) => is.or([is("booking_id", "in", ids), is("message_id", "in", ids)]))
    .orderBy("started_at")
    .execute();
  // the last one of each stays
  return new Map(
    rows
      .map((row): [string, string] => [row.booking_id ?? row.message_id ?? "", row.written_in])
      .filter(([id, writtenIn]) => id !== writtenIn),
  );
}
