import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "../connection.server";
import type { FoundHospital, SearchMatch, TermMatch } from "../search-match";

/** `like` over an index of trigrams: https://www.postgresql.org/docs/current/pgtrgm.html */
export async function searchOnPostgres(
  db: Queryable,
  { tags, terms, languages, limit }: SearchMatch,
): Promise<FoundHospital[]> {
  const conditions = [
    ...(tags.length > 0 ? [sql<SqlBool>`d.tags @> ${arrayOf(tags)}`] : []),
    ...terms.map(matchTerm),
  ];
  const { rows } = await sql<FoundHospital>`
    select distinct h.id, h.country, h.slug
    from hospital_search_documents d
    join hospitals h on h.id = d.hospital_id
    where ${sql.join(conditions, sql` and `)}
      and d.language in (${sql.join(languages)})
      and h.status = 'published' and h.deleted_at is null
    limit ${limit}`.execute(db);
  return rows;
}

function matchTerm({ words, tags }: TermMatch): RawBuilder<SqlBool> {
  const inTexts = words.map(matchWord);
  const either = inTexts.length > 0 ? [sql<SqlBool>`(${sql.join(inTexts, sql` and `)})`] : [];
  if (tags.length > 0) either.push(sql`d.tags && ${arrayOf(tags)}`);
  return sql`(${sql.join(either, sql` or `)})`;
}

/**
 * Of many parts, what all of them end in is looked for first: most texts lack it, and each part costs a
 * look of its own.
 */
function matchWord(parts: readonly string[]): RawBuilder<SqlBool> {
  const [part = ""] = parts;
  if (parts.length === 1) return sql`d.words like ${patternOf(part)}`;
  const either = sql<SqlBool>`d.words like any (${arrayOf(parts.map(patternOf))})`;
  return sql`(d.words like ${patternOf(commonEnding(parts))} and ${either})`;
}

function commonEnding([first = "", ...others]: readonly string[]): string {
  let ending = first;
  while (!others.every((other) => other.endsWith(ending))) ending = ending.slice(1);
  return ending;
}

/** As a list of values: the one array that `pg` would make of it has to be spelled out to it. */
function arrayOf(texts: readonly string[]): RawBuilder<unknown> {
  return sql`array[${sql.join(texts)}]::text[]`;
}

/** Anywhere in a text; nothing in the part has another meaning. */
function patternOf(part: string): string {
  return `%${part.replace(/[\\%_]/g, "\\$&")}%`;
}
