import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { contains } from "#db/like";
import { readTranslationFilter, type TranslationFilter } from "~/dashboard/translation";
import { fold } from "~/locales/fold";
import { defaultLanguage, languages } from "~/locales/languages";
import { readPage } from "~/paging";
import type { Area } from "./area.server";
import {
  listNames,
  neededTextNames,
  optionalTextNames,
  type State,
  statesOf,
} from "./record.server";
import { type AreaTables, asTextTable } from "./tables.server";

const eb = expressionBuilder<AreaTables, "record">();

export interface ListQuery {
  search: string;
  status: State | null;
  translation: TranslationFilter | null;
  /** A value of the fact that `list.filter` names. */
  filter: string | null;
  page: number;
}

/** Longer search texts are cut to this length. */
const SEARCH_MAX = 100;

/** Reads the filters from a list's query string; invalid values are ignored. */
export function readListQuery(area: Area, query: URLSearchParams): ListQuery {
  const name = area.list?.filter;
  return {
    search: (query.get("search") ?? "").trim().slice(0, SEARCH_MAX).toWellFormed(),
    status: statesOf(area).find((known) => known === query.get("status")) ?? null,
    translation: readTranslationFilter(query),
    filter: name ? query.get(name)?.slice(0, SEARCH_MAX) || null : null,
    page: readPage(query.get("page")),
  };
}

/** The SQL conditions for a list's filters; they exclude binned records. */
export function listConditions(
  area: Area,
  { search = "", status, translation, filter }: Partial<ListQuery>,
  now: Date,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [eb("record.deleted_at", "is", null)];
  if (status) conditions.push(hasState(area, status, now));
  if (translation) conditions.push(needsTranslation(area, translation));
  if (filter && area.list?.filter) {
    conditions.push(eb(sql.ref(`record.${area.list.filter}`), "=", filter));
  }
  const searchWords = fold(search).split(/\s+/).filter(Boolean);
  if (searchWords.length > 0) conditions.push(containsSearchWords(area, searchWords));
  return conditions;
}

/** The same states as `stateOf`, as SQL. */
function hasState({ publication }: Area, state: State, now: Date): Expression<SqlBool> {
  const isPublic = state === "published" || state === "scheduled";
  const conditions = [eb("record.status", "=", isPublic ? "published" : "draft")];
  if (state === "pending") conditions.push(eb("record.reason", "=", ""));
  if (state === "rejected") conditions.push(eb("record.reason", "!=", ""));
  if (isPublic && publication?.isTimed) {
    const sign = state === "scheduled" ? ">" : "<=";
    conditions.push(eb("record.published_at", sign, now.toISOString()));
  }
  return eb.and(conditions);
}

/** The time when a pending record arrived; other records sort last. The SQL must match the index literally. */
const waitingSince = sql<string>`case when record.status = 'draft' and record.reason = '' then record.created_at else '9999' end`;

/**
 * Sort keys of a list: its own order, or the newest change first. Pending records come before others, the longest
 * waiting first.
 */
export function sortKeys(area: Area, isBackwards: boolean) {
  const forwards = isBackwards ? "desc" : "asc";
  const backwards = isBackwards ? "asc" : "desc";
  if (area.order) {
    return [
      [eb.ref("record.position"), forwards],
      [eb.ref("record.id"), forwards],
    ] as const;
  }
  return [
    ...(area.publication?.asksReason ? ([[waitingSince, forwards]] as const) : []),
    [eb.ref("record.updated_at"), backwards],
    [eb.ref("record.id"), backwards],
  ] as const;
}

/**
 * Matches records that contain all search words in the facts and the texts of one language, but not across
 * languages.
 */
function containsSearchWords(area: Area, searchWords: readonly string[]): Expression<SqlBool> {
  const columns = ["search_text", ...(area.list?.searchColumns ?? [])];
  const inFacts = (word: string) =>
    eb.or(columns.map((column) => contains(sql.ref(`record.${column}`), word)));
  if (area.texts === null) return eb.and(searchWords.map(inFacts));
  const inText = (word: string) => contains(sql.ref("text.search_text"), word);
  return eb.exists(
    textsOfRecord(area).where((text) =>
      text.and(searchWords.map((word) => text.or([inText(word), inFacts(word)]))),
    ),
  );
}

/** Matches records that need work on the texts in some language. The list's dots show the same. */
function needsTranslation(area: Area, need: TranslationFilter): Expression<SqlBool> {
  if (area.texts === null) return sql<SqlBool>`1 = 0`;
  const english = `${area.texts} as english` as "text";
  if (need === "missing") {
    const completeTexts = eb
      .selectFrom(asTextTable(area))
      .innerJoin(english, sql.ref("english.record_id") as never, "text.record_id")
      .select((text) => text.fn.countAll<number>().as("count"))
      .whereRef("text.record_id", "=", "record.id")
      .where(sql<SqlBool>`english.language = ${defaultLanguage}`)
      .where((text) =>
        text.and([
          // unlike a comparison, this does not load a long text
          ...neededTextNames(area).map(
            (name) => sql<SqlBool>`octet_length(${sql.ref(`text.${name}`)}) > 0`,
          ),
          ...listNames(area).map(hasEachLine),
          ...optionalTextNames(area).map(
            (name) => sql<SqlBool>`(english.${sql.ref(name)} = '' or text.${sql.ref(name)} <> '')`,
          ),
        ]),
      );
    return eb(completeTexts, "<", languages.length);
  }
  return eb.exists(
    textsOfRecord(area)
      .innerJoin(english, sql.ref("english.record_id") as never, "text.record_id")
      .where("text.language", "!=", defaultLanguage)
      .where(sql<SqlBool>`english.language = ${defaultLanguage}`)
      .where(sql<SqlBool>`${sql.ref("text.english_version")} < ${sql.ref("english.version")}`),
  );
}

/** True if a translated list has a text for every English line; an empty line is a missing translation. */
function hasEachLine(name: string): Expression<SqlBool> {
  const text = sql.ref<string>(`text.${name}`);
  const english = sql.ref<string>(`english.${name}`);
  const breaks = (column: Expression<string>) =>
    sql`length(${column}) - length(replace(${column}, ${"\n"}, ''))`;
  return sql<SqlBool>`(${english} = '' or (${text} <> '' and ${breaks(text)} >= ${breaks(english)}
    and ${text} not like ${"\n%"} and ${text} not like ${"%\n\n%"}))`;
}

const textsOfRecord = (area: Area) =>
  eb
    .selectFrom(asTextTable(area))
    .select("text.language")
    .whereRef("text.record_id", "=", "record.id");
