import type { Queryable } from "#db/connection.server";

/**
 * In which request the newest words of each of these stand, where its family has written again since, or
 * something was merged into it.
 *
 * @returns by the ids of those that waited anew
 */
export async function laterWritings(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("clocks")
    .innerJoin("requests", "requests.id", "clocks.request_id")
    .select(["clocks.request_id", "clocks.woken_id", "requests.merged_into"])
    .where((is) =>
      is.or([
        is("clocks.request_id", "in", ids),
        is("clocks.woken_id", "in", ids),
        is("requests.merged_into", "in", ids),
      ]),
    )
    .orderBy("clocks.started_at")
    .execute();
  const newest = new Map<string, string>();
  // the last one of each stays
  for (const { request_id, woken_id, merged_into } of rows) {
    for (const id of [request_id, woken_id, merged_into]) if (id) newest.set(id, request_id);
  }
  return new Map([...newest].filter(([id, writtenIn]) => id !== writtenIn));
}
