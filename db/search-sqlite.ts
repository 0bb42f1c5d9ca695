import { sql } from "kysely";
import type { Queryable } from "./connection.server";
import type { FoundHospital, SearchMatch, TermMatch } from "./search-match";
import { termsByTag } from "./search-terms";

/** SQLite's FTS5 with trigrams: https://www.sqlite.org/fts5.html#the_trigram_tokenizer */
export async function searchOnSqlite(
  db: Queryable,
  { tags, terms, languages, limit }: SearchMatch,
): Promise<FoundHospital[]> {
  const match = [...tags.map((tag) => matchTags([tag])), ...terms.map(matchTerm)].join(" AND ");
  // cross joins keep the order: from the words that were found to the few rows they stand in
  const { rows } = await sql<FoundHospital>`
    select distinct h.id, h.country, h.slug
    from hospital_search
    cross join hospital_search_documents d on d.id = hospital_search.rowid
    cross join hospitals h on h.id = d.hospital_id
    where hospital_search match ${match}
      and d.language in (${sql.join(languages)})
      and h.status = 'published' and h.deleted_at is null
    limit ${limit}`.execute(db);
  return rows;
}

function matchTerm({ words, tags }: TermMatch): string {
  const inTexts = words.map((parts) => {
    const either = parts.map(quoted).join(" OR ");
    return parts.length > 1 ? `(${either})` : either;
  });
  const either = inTexts.length > 0 ? [`words : (${inTexts.join(" AND ")})`] : [];
  if (tags.length > 0) either.push(matchTags(tags));
  return `(${either.join(" OR ")})`;
}

function matchTags(tags: readonly string[]): string {
  return `tags : (${tags.map((tag) => quoted(marks.get(tag) ?? `§${tag}§`)).join(" OR ")})`;
}

/**
 * Three letters that only this tag has, best such as no word has: a single trigram is found several
 * times as fast as a whole tag, of which most hospitals have all trigrams.
 */
const marks = new Map(
  Object.keys(termsByTag).flatMap((tag) => {
    const others = Object.keys(termsByTag).filter((other) => other !== tag);
    const all = Array.from({ length: tag.length }, (_, start) =>
      `§${tag}§`.slice(start, start + 3),
    );
    const own = all.filter((mark) => !others.some((other) => `§${other}§`.includes(mark)));
    const mark = own.find((letters) => letters.includes("§")) ?? own[0];
    return mark ? [[tag, mark]] : [];
  }),
);

/** An FTS5 string, in which nothing but the quotation mark has a meaning. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
