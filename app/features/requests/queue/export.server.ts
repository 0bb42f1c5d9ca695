import { type Selectable, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "#db/connection.server";
import type { Requests } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { factsOf } from "../fact-rows.server";
import { factCells, factName } from "../fact-words.server";
import { facts } from "../facts";
import { statusNames } from "../words.server";
import { countUpTo } from "./bounded-count.server";
import { type Condition, conditionsOf } from "./conditions.server";
import { csvResponse, csvTime } from "./csv.server";
import { coordinatorNames, type ListContext, listCriteria } from "./list.server";
import { type ListFilter, listNameForKinds, listQuery } from "./list-filter";
import { unlimitedSearch } from "./search.server";

/** Number of rows that are in memory at the same time. */
const BATCH_SIZE = 500;
/** The audit records more rows as "1000+", because counting all would delay the download. */
const MOST_COUNTED = 1000;

/** Exports all filtered requests as a CSV file. The audit event is recorded before the first row is sent. */
export async function requestsAsCsv(
  { db, now, clientAddress }: Pick<Context, "db" | "now" | "clientAddress">,
  filter: ListFilter,
  { person, kinds }: { person: Person; kinds: ListContext["kinds"] },
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Response> {
  const at = now();
  const found = unlimitedSearch(filter.search);
  const conditions = conditionsOf({ ...listCriteria(filter, { person, kinds, now: at }), found });
  await auditExport(db, { filter, conditions }, { actorId: person.id, network: clientAddress }, at);
  const { dashboard, lists } = texts(language);
  const { csv } = lists;
  const header = [
    dashboard.list.reference,
    lists.kind,
    csv.received,
    csv.due,
    csv.replied,
    dashboard.list.status,
    csv.assignee,
    dashboard.detail.language,
    ...facts.map(({ key }) => factName(key, language)),
  ];
  const name = `${fileNames[listNameForKinds(kinds)]}-${csvTime(at.toISOString()).slice(0, 10)}`;
  const batches = linesOf(
    readInBatches(db, conditions, filter),
    await coordinatorNames(db),
    language,
  );
  return csvResponse({ name, header }, batches, signal);
}

const fileNames = { bookings: "bookings", contacts: "messages", all: "requests" };

/** Records the number of rows and the filters in the audit, without the search text. */
async function auditExport(
  db: Database,
  { filter, conditions }: { filter: ListFilter; conditions: Condition[] },
  by: { actorId: string; network: string },
  now: Date,
) {
  const { page: _, search, ...filters } = listQuery(filter);
  const filterTexts = Object.entries(filters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  await inTransaction(db, async (trx) => {
    const query = trx.selectFrom("requests").where((is) => is.and(conditions));
    const { count, isMore } = await countUpTo(trx, query, MOST_COUNTED);
    const rows = `rows=${count}${isMore ? "+" : ""}`;
    const detail = [rows, ...filterTexts, ...(search ? ["search"] : [])].join(" ");
    await audit(trx, { kind: "requests-exported", subjectId: null, ...by, detail }, now);
  });
}

type RequestRow = Selectable<Requests>;

/**
 * Reads the list in batches, each starting after the last row of the previous one, so that memory use does not grow.
 * The default order is newest first.
 */
async function* readInBatches(
  db: Queryable,
  conditions: readonly Condition[],
  { order }: Pick<ListFilter, "order">,
): AsyncGenerator<RequestRow[], void, undefined> {
  const direction = order === "oldest" ? "asc" : "desc";
  const comparison = sql.raw(order === "oldest" ? ">" : "<");
  const firstBatch = db
    .selectFrom("requests")
    .selectAll()
    .where((is) => is.and(conditions))
    .orderBy("received_at", direction)
    .orderBy("id", direction)
    .limit(BATCH_SIZE);
  let last: RequestRow | undefined;
  do {
    const query: typeof firstBatch =
      last === undefined
        ? firstBatch
        : firstBatch.where(
            sql<SqlBool>`(received_at, id) ${comparison} (${last.received_at}, ${last.id})`,
          );
    const batch = await query.execute();
    if (batch.length > 0) yield batch;
    last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
  } while (last !== undefined);
}

async function* linesOf(
  batches: AsyncIterable<RequestRow[]>,
  names: ReadonlyMap<string, string>,
  language: Language,
) {
  const { kind } = texts(language).queue;
  const lineOf = (row: RequestRow): string[] => [
    row.reference,
    plainText(kind[row.kind]),
    csvTime(row.received_at),
    csvTime(row.due_at),
    csvTime(row.replied_at),
    plainText(statusNames(row.kind, language)[row.status]),
    row.assigned_to === null ? "" : (names.get(row.assigned_to) ?? ""),
    languageNames[row.language],
    ...factCells(factsOf(row), language),
  ];
  for await (const batch of batches) yield batch.map(lineOf);
}
