import type { Queryable } from "#db/connection.server";
import { formatCount, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { isGrouped, noFilter, type QueueFilter, queueQuery } from "./filter";
import { handOverNotes } from "./hand-over-notes.server";
import { criteriaOf, findInQueue, queueFloods, queueGroups, queuePage } from "./queue.server";
import { floodView, type RowContext, rowView } from "./row-view.server";
import type { QueueRow } from "./rows.server";
import type { SearchResult } from "./search.server";

/** The filtered rows, either in the groups of `now` or as one page of a list. */
export async function rowsView(
  db: Queryable,
  filter: QueueFilter,
  context: RowContext,
  foundInAllTabs: SearchResult | null,
) {
  const { language, now, person } = context;
  const text = texts(language).queue;
  const t = translator(language);
  // the overall result was truncated and may lack rows of this filter, so search again within the filter
  const found = foundInAllTabs?.isTruncated
    ? await findInQueue(db, criteriaOf(filter, person, now))
    : foundInAllTabs;
  const criteria = criteriaOf(filter, person, now, found);
  const isFiltered = Object.values(queueQuery({ ...filter, tab: "now", page: 1 })).some(Boolean);
  const empty = emptyView(filter, isFiltered, language);
  if (isGrouped(filter)) {
    const groups = await queueGroups(db, criteria);
    const contextWithNotes = await withNotes(
      db,
      context,
      groups.flatMap(({ rows }) => rows),
    );
    const floods = isFiltered ? [] : await queueFloods(db);
    return {
      empty: groups.length + floods.length === 0 ? empty : null,
      floods: floods.map((flood) => floodView(flood, context)),
      pagination: null,
      back: null,
      groups: groups.map(({ group, count, rows }) => ({
        key: group,
        title: text.groups[group].title,
        order: text.groups[group].order,
        count: formatNumber(count, language),
        rows: rows.map((row) => rowView(row, contextWithNotes)),
        more:
          count > rows.length
            ? {
                href: paths.dashboard(language, queueQuery({ ...filter, group })),
                label: t(group === "old" ? "queue.older" : "queue.more", {
                  count: formatNumber(count - rows.length, language),
                }),
              }
            : null,
      })),
    };
  }
  const page = await queuePage(db, criteria);
  const pageContext = await withNotes(db, context, page.rows);
  const total = { count: page.count, isMore: page.isMore || (found?.isTruncated ?? false) };
  const heading = filter.flood ? text.flood : filter.group ? text.groups[filter.group] : null;
  return {
    empty: page.count === 0 ? empty : null,
    floods: [],
    pagination:
      page.pages > 1
        ? paginationOf(language, { ...page, ...total }, (to) =>
            paths.dashboard(language, queueQuery({ ...filter, page: to ?? 1 })),
          )
        : null,
    back: heading
      ? {
          href: paths.dashboard(
            language,
            queueQuery({ ...filter, group: null, flood: null, page: 1 }),
          ),
          label: text.back,
        }
      : null,
    groups: [
      {
        key: filter.group ?? filter.tab ?? "found",
        title: heading?.title ?? text.tabs[filter.tab ?? "found"],
        order: heading?.order ?? null,
        count: formatCount(total, language),
        rows: page.rows.map((row) => rowView(row, pageContext)),
        more: null,
      },
    ],
  };
}

async function withNotes(db: Queryable, context: RowContext, rows: readonly QueueRow[]) {
  const { person } = context;
  const ownIds = rows.filter(({ assignedTo }) => assignedTo === person.id).map(({ id }) => id);
  return { ...context, notes: await handOverNotes(db, person, ownIds) };
}

function emptyView(filter: QueueFilter, isFiltered: boolean, language: Language) {
  const text = texts(language).queue;
  if (isFiltered) {
    const href = paths.dashboard(language, queueQuery({ ...noFilter, tab: filter.tab ?? "now" }));
    return { ...text.emptyFound, reset: { href, label: text.emptyFound.reset } };
  }
  return { ...(filter.tab === "now" ? text.empty : text.emptyTab), reset: null };
}
