import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { contains } from "#db/like";
import { PAGE_SIZE } from "~/constants";
import { readWordsNeed, type WordsNeed } from "~/dashboard/translation";
import { fold } from "~/locales/fold";
import { defaultLanguage, languages } from "~/locales/languages";
import { type PageWindow, readPage, windowOf } from "~/paging";
import type { Area, Found } from "./area.server";
import { listNames, neededWords, type State, statesOf } from "./record.server";
import { foundAmong } from "./store.server";
import { type AreaTables, recordOf, tablesIn, textOf } from "./tables.server";

export interface ListQuery {
  search: string;
  status: State | null;
  words: WordsNeed | null;
  /** A value of the fact that `list.filter` names. */
  filter: string | null;
  page: number;
}

/** A longer search is cut off. */
const SEARCH_MAX = 100;

/** Reads a list's address; what does not fit counts as not given. */
export function readListQuery(area: Area, query: URLSearchParams): ListQuery {
  const name = area.list?.filter;
  return {
    search: (query.get("search") ?? "").trim().slice(0, SEARCH_MAX).toWellFormed(),
    status: statesOf(area).find((known) => known === query.get("status")) ?? null,
    words: readWordsNeed(query),
    filter: name ? query.get(name)?.slice(0, SEARCH_MAX) || null : null,
    page: readPage(query.get("page")),
  };
}

export interface Listed extends PageWindow {
  records: Found[];
  count: number;
  /** Without those in the bin. */
  counts: Record<State, number>;
  needs: Record<WordsNeed, number>;
  /** The values of the fact by which the list is filtered. */
  filtered: string[];
}

/** The records that coordinators look for: a page of them, or in an area with an order, which is short, all. */
export async function list(
  db: Queryable,
  area: Area,
  query: ListQuery,
  now: Date,
): Promise<Listed> {
  const fitting = tablesIn(db)
    .selectFrom(recordOf(area))
    .where(eb.and(fits(area, query, now)));
  const count = await countOf(db, area, fits(area, query, now));
  const window = windowOf(count, query.page, area.order ? Math.max(count, 1) : PAGE_SIZE);
  const forwards = area.order ? "asc" : "desc";
  const direction = window.fromEnd ? (forwards === "asc" ? "desc" : "asc") : forwards;
  const rows = await fitting
    .select("id")
    .orderBy(area.order ? "position" : "updated_at", direction)
    .orderBy("id", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (window.fromEnd) rows.reverse();
  const ids = rows.map(({ id }) => id);
  const records = await foundAmong(db, area, ids);
  return { ...window, records, count, ...(await countsOf(db, area, now)) };
}

/**
 * Records counted by state and by need; counted anew only after something has changed, but
 * for the few whose time is still to come: time passes without a change.
 */
async function countsOf(
  db: Queryable,
  area: Area,
  now: Date,
): Promise<Pick<Listed, "counts" | "needs" | "filtered">> {
  const all = { search: "", status: null, words: null, filter: null, page: 1 };
  const count = (asked: Partial<ListQuery>) =>
    countOf(db, area, fits(area, { ...all, ...asked }, now));
  const {
    public: shown,
    draft,
    filtered,
    ...needs
  } = await derived(db, `counts of ${area.key}`, async () => ({
    public: await countOf(db, area, [
      eb("record.deleted_at", "is", null),
      eb("record.status", "=", "published"),
    ]),
    draft: await count({ status: "draft" }),
    missing: await count({ words: "missing" }),
    older: await count({ words: "older" }),
    filtered: await valuesOfFilter(db, area),
  }));
  const scheduled = area.publication?.isTimed ? await count({ status: "scheduled" }) : 0;
  return { counts: { published: shown - scheduled, scheduled, draft }, needs, filtered };
}

async function valuesOfFilter(db: Queryable, { table, list: { filter } = {} }: Area) {
  if (!filter) return [];
  const rows = await tablesIn(db)
    .selectFrom(recordOf({ table }))
    .select(sql.ref<string>(filter).as("value"))
    .distinct()
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ value }) => value);
}

async function countOf(db: Queryable, area: Area, fitting: Expression<SqlBool>[]): Promise<number> {
  const { count } = await tablesIn(db)
    .selectFrom(recordOf(area))
    .select((eb) => eb.fn.countAll().as("count"))
    .where((eb) => eb.and(fitting))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const eb = expressionBuilder<AreaTables, "record">();

function fits(
  area: Area,
  { search, status, words, filter }: ListQuery,
  now: Date,
): Expression<SqlBool>[] {
  const fitting: Expression<SqlBool>[] = [eb("record.deleted_at", "is", null)];
  if (status) fitting.push(eb("record.status", "=", status === "draft" ? "draft" : "published"));
  if (status && status !== "draft" && area.publication?.isTimed) {
    const sign = status === "scheduled" ? ">" : "<=";
    fitting.push(eb("record.published_at", sign, now.toISOString()));
  }
  if (words) fitting.push(needs(area, words));
  if (filter && area.list?.filter) {
    fitting.push(eb(sql.ref(`record.${area.list.filter}`), "=", filter));
  }
  const sought = fold(search).split(/\s+/).filter(Boolean);
  if (sought.length > 0) fitting.push(holds(area, sought));
  return fitting;
}

/** All words stand in a record's facts and its words of one language: those of two languages are not one text. */
function holds(area: Area, sought: readonly string[]): Expression<SqlBool> {
  const inFacts = (word: string) => contains(eb.ref("record.search_text"), word);
  if (area.texts === null) return eb.and(sought.map(inFacts));
  const inText = (word: string) => contains(sql.ref("text.search_text"), word);
  return eb.exists(
    textsHere(area).where((text) =>
      text.and(sought.map((word) => text.or([inText(word), inFacts(word)]))),
    ),
  );
}

/** A record's words need this in some language, as its dots in the list say. */
function needs(area: Area, need: WordsNeed): Expression<SqlBool> {
  if (area.texts === null) return sql<SqlBool>`1 = 0`;
  const english = `${area.texts} as english` as "text";
  if (need === "missing") {
    const whole = eb
      .selectFrom(textOf(area))
      .innerJoin(english, sql.ref("english.record_id") as never, "text.record_id")
      .select((text) => text.fn.countAll<number>().as("count"))
      .whereRef("text.record_id", "=", "record.id")
      .where(sql<SqlBool>`english.language = ${defaultLanguage}`)
      .where((text) =>
        text.and([
          ...neededWords(area).map((name) => text(sql.ref(`text.${name}`), "!=", "")),
          ...listNames(area).map(hasEachLine),
        ]),
      );
    return eb(whole, "<", languages.length);
  }
  return eb.exists(
    textsHere(area)
      .innerJoin(english, sql.ref("english.record_id") as never, "text.record_id")
      .where("text.language", "!=", defaultLanguage)
      .where(sql<SqlBool>`english.language = ${defaultLanguage}`)
      .where(sql<SqlBool>`${sql.ref("text.english_version")} < ${sql.ref("english.version")}`),
  );
}

/** A list has each line that the English has; an empty one keeps the place of a line that is missing. */
function hasEachLine(name: string): Expression<SqlBool> {
  const own = sql.ref<string>(`text.${name}`);
  const english = sql.ref<string>(`english.${name}`);
  const breaks = (column: Expression<string>) =>
    sql`length(${column}) - length(replace(${column}, ${"\n"}, ''))`;
  return sql<SqlBool>`(${english} = '' or (${own} <> '' and ${breaks(own)} >= ${breaks(english)}
    and ${own} not like ${"\n%"} and ${own} not like ${"%\n\n%"}))`;
}

const textsHere = (area: Area) =>
  eb.selectFrom(textOf(area)).select("text.language").whereRef("text.record_id", "=", "record.id");
