import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Language } from "~/locales/languages";

/** Characters loaded for a row, more than it shows. */
const WORDS_SHOWN = 120;

/** The beginning of the family's words. */
export function wordsShown(): RawBuilder<string> {
  return sql<string>`substr(tell_us_more, 1, ${sql.lit(WORDS_SHOWN)})`;
}

interface Written {
  words: string;
  language: Language;
}

/**
 * Replaces the family's first words by their latest, from later requests or merged ones. An unanswered emergency
 * keeps its own words.
 */
export async function withNewestWords<Row extends Written & { id: string }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const newest = await newestWords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...newest.get(row.id) }));
}

async function newestWords(db: Queryable, ids: readonly string[]): Promise<Map<string, Written>> {
  if (ids.length === 0) return new Map();
  const parts = await db
    .selectFrom("requests")
    .select(["id", "merged_into"])
    .where("merged_into", "in", ids)
    .execute();
  const wholeOf = new Map(parts.map(({ id, merged_into }) => [id, merged_into]));
  const writings = await db
    .selectFrom("clocks")
    .innerJoin("requests", "requests.id", "clocks.request_id")
    .select([
      "request_id",
      "earlier_id",
      "stopped_at",
      "urgent",
      "language",
      wordsShown().as("words"),
    ])
    .where((is) =>
      is.or([is("request_id", "in", [...ids, ...wholeOf.keys()]), is("earlier_id", "in", ids)]),
    )
    .where("tell_us_more", "!=", "")
    .orderBy("started_at")
    .execute();
  const newest = new Map<string, Written & { isEmergency: boolean }>();
  for (const { request_id, earlier_id, stopped_at, urgent, ...written } of writings) {
    const isEmergency = isSet(urgent) && stopped_at === null;
    for (const id of [request_id, earlier_id, wholeOf.get(request_id)]) {
      if (id && (isEmergency || !newest.get(id)?.isEmergency))
        newest.set(id, { ...written, isEmergency });
    }
  }
  return new Map([...newest].map(([id, { words, language }]) => [id, { words, language }]));
}
