import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Language } from "~/locales/languages";

/** Number of characters loaded for a row, which is more than the row shows. */
const EXCERPT_LENGTH = 120;

/** The beginning of the family's text. */
export function excerptColumn(): RawBuilder<string> {
  return sql<string>`substr(tell_us_more, 1, ${sql.lit(EXCERPT_LENGTH)})`;
}

interface FamilyText {
  words: string;
  language: Language;
}

/**
 * Replaces the family's first text by its newest one, from later or merged requests or the family's
 * page. The text of an unanswered urgent request takes precedence.
 */
export async function withNewestWords<Row extends FamilyText & { id: string }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const newest = await newestWords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...newest.get(row.id) }));
}

async function newestWords(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, FamilyText>> {
  if (ids.length === 0) return new Map();
  const mergedRequests = await db
    .selectFrom("requests")
    .select(["id", "merged_into"])
    .where("merged_into", "in", ids)
    .execute();
  const mergeTargets = new Map(mergedRequests.map(({ id, merged_into }) => [id, merged_into]));
  const requestTexts = await db
    .selectFrom("clocks")
    .innerJoin("requests", "requests.id", "clocks.request_id")
    .select([
      "request_id",
      "earlier_id",
      // a message or paper may have started the clock, long after the request's text arrived
      "received_at as at",
      "stopped_at",
      "urgent",
      "language",
      excerptColumn().as("words"),
    ])
    .where((is) =>
      is.or([
        is("request_id", "in", [...ids, ...mergeTargets.keys()]),
        is("earlier_id", "in", ids),
      ]),
    )
    .orderBy("started_at")
    .execute();
  const allTexts = [...requestTexts, ...(await wordsOnPages(db, [...ids, ...mergeTargets.keys()]))]
    .filter(({ words }) => words !== "")
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
  const running = new Set(
    requestTexts.flatMap(({ request_id, stopped_at }) => (stopped_at === null ? request_id : [])),
  );
  const newest = new Map<string, FamilyText & { isEmergency: boolean }>();
  for (const { request_id, earlier_id, urgent, language, words } of allTexts) {
    const isEmergency = isSet(urgent) && running.has(request_id);
    for (const id of [request_id, earlier_id, mergeTargets.get(request_id)]) {
      if (id && (isEmergency || !newest.get(id)?.isEmergency))
        newest.set(id, { language, words, isEmergency });
    }
  }
  return new Map([...newest].map(([id, { words, language }]) => [id, { words, language }]));
}

/** Messages that families wrote on their pages. */
async function wordsOnPages(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .selectFrom("request_events")
    .innerJoin("requests", "requests.id", "request_events.request_id")
    .select(["request_id", "at", "urgent", "language"])
    .select(sql<string>`substr(words, 1, ${sql.lit(EXCERPT_LENGTH)})`.as("words"))
    .where("request_id", "in", ids)
    .where("request_events.kind", "=", "family")
    .where("words", "!=", "")
    .execute();
  return rows.map((row) => ({ ...row, earlier_id: null }));
}
