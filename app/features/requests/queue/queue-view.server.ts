import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import { formatCount, formatNumber, formatTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { keptLastWeek } from "../promise/figures.server";
import { requestPath } from "../request-path";
import { countForSidebar } from "../waiting.server";
import { greetings } from "../ways.server";
import { chipViews } from "./chips-view.server";
import { isGrouped, noFilter, type QueueFilter, queueQuery } from "./filter";
import { coordinatorNames } from "./list.server";
import {
  askOf,
  findInQueue,
  nextInQueue,
  queueFloods,
  queueGroups,
  queuePage,
} from "./queue.server";
import { floodView, nameShown, type RowContext, rowView } from "./row-view.server";
import { savedChips } from "./saved-chips.server";
import type { Found } from "./search.server";
import { tabViews } from "./tabs-view.server";

export type QueueView = Awaited<ReturnType<typeof queueView>>;
export type QueueText = ReturnType<typeof queueText>;

/**
 * What the page itself says: the whole section would be sent with every page. What names a person is
 * filled in by each row, so that it is not sent for all of them.
 */
export function queueText(language: Language) {
  const { queue } = texts(language);
  const { refresh, tabsLabel, filtersLabel, chips, search, searchHint } = queue;
  const { urgent, call, callShort, whatsapp, write } = queue;
  const { take, takeNamed, open, openNamed, nobodyHasIt } = queue;
  return {
    ...{ refresh, tabsLabel, filtersLabel, chips, search, searchHint },
    ...{ urgent, call, callShort, whatsapp, write },
    ...{ take, takeNamed, open, openNamed, nobodyHasIt },
  };
}

/** The queue as the filter asks for it, in the words of the page. */
export async function queueView(
  context: Context,
  filter: QueueFilter,
  person: Person,
  language: Language,
) {
  const { db } = context;
  const now = context.now();
  const text = texts(language).queue;
  const { giveBack, change } = texts(language).requestWork.owner;
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  const { urgent } = await countForSidebar(db);
  const next = await nextInQueue(db, person, now);
  // searched for once, whatever else is asked: tabs and chips count among what was found
  const sought = { ...noFilter, tab: null, search: filter.search };
  const found = await findInQueue(db, askOf(sought, person, now));
  const asking = { person, now, found };
  const query = queueQuery({ ...filter, page: 1, still: false });
  const rows: RowContext = { language, now, person, names: await coordinatorNames(db), query };
  const week = await keptLastWeek(db, now);
  return {
    title: text.title,
    documentTitle: urgent > 0 ? t("queue.titleWithUrgent", { count: number(urgent) }) : text.title,
    urgent: urgent > 0 ? t("queue.urgentCount", { count: number(urgent) }) : null,
    updated: t("queue.updated", { time: formatTime(now.toISOString(), language) }),
    here: paths.dashboard(language, queueQuery(filter)),
    home: paths.dashboard(language),
    reloading: {
      still: filter.still,
      href: paths.dashboard(language, queueQuery({ ...filter, still: !filter.still })),
      label: filter.still ? text.reload : text.standStill,
    },
    events: paths.dashboardPage("queue/events", language),
    filterPage: paths.dashboardPage("queue/filter", language, queueQuery(filter)),
    shortcuts: {
      href: paths.dashboardPage("queue/shortcuts", language),
      label: text.shortcuts.title,
    },
    take: paths.dashboardPage("queue/assignment", language),
    owning: { giveBack, change },
    greetings: await greetings(context, person),
    search: filter.search,
    kept: keptFields(filter),
    next: next && {
      href: requestPath(next, language),
      label: t("queue.openNext", { name: nameShown(next, language) }),
    },
    tabs: await tabViews(db, filter, asking, language),
    chips: await chipViews(db, filter, asking, language),
    saved: await savedChips(db, { list: "queue", address: queueQuery(filter) }, person, language),
    list: await listView(db, filter, rows, found),
    inTime:
      week.counted > 0
        ? {
            href: paths.dashboardPage("promise", language),
            label: t("queue.inTime", {
              inTime: number(week.inTime),
              counted: number(week.counted),
            }),
          }
        : null,
  };
}

/** What a search from the page keeps of the filter: all but where the requests stand. */
function keptFields(filter: QueueFilter) {
  const query = queueQuery({ ...filter, tab: "now", group: null, search: "", page: 1 });
  return Object.entries(query).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [{ name, value: String(value) }],
  );
}

async function listView(
  db: Queryable,
  filter: QueueFilter,
  context: RowContext,
  foundAnywhere: Found | null,
) {
  const { language, now, person } = context;
  const text = texts(language).queue;
  const t = translator(language);
  // of more than was found in all, the newest of what is asked for may not be among it
  const found = foundAnywhere?.isCut
    ? await findInQueue(db, askOf(filter, person, now))
    : foundAnywhere;
  const ask = askOf(filter, person, now, found);
  const isFiltered = Object.values(queueQuery({ ...filter, tab: "now", page: 1 })).some(Boolean);
  const empty = emptyView(filter, isFiltered, language);
  if (isGrouped(filter)) {
    const groups = await queueGroups(db, ask);
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
        rows: rows.map((row) => rowView(row, context)),
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
  const page = await queuePage(db, ask);
  const counted = { count: page.count, isMore: page.isMore || (found?.isCut ?? false) };
  const heading = filter.flood ? text.flood : filter.group ? text.groups[filter.group] : null;
  return {
    empty: page.count === 0 ? empty : null,
    floods: [],
    pagination:
      page.pages > 1
        ? paginationOf(language, { ...page, ...counted }, (to) =>
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
        count: formatCount(counted, language),
        rows: page.rows.map((row) => rowView(row, context)),
        more: null,
      },
    ],
  };
}

function emptyView(filter: QueueFilter, isFiltered: boolean, language: Language) {
  const text = texts(language).queue;
  if (isFiltered) {
    const href = paths.dashboard(language, queueQuery({ ...noFilter, tab: filter.tab ?? "now" }));
    return { ...text.emptyFound, reset: { href, label: text.emptyFound.reset } };
  }
  return { ...(filter.tab === "now" ? text.empty : text.emptyTab), reset: null };
}
