import type { Queryable } from "#db/connection.server";
import { listAdminAccounts } from "~/features/accounts/account-rights.server";
import { noFilter, type QueueFilter, queueQuery, type Tab, tabs } from "~/features/requests/queue";
import type { Person } from "~/features/sessions/person";
import { formatNumber, formatTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { keptLastWeek } from "../promise-figures.server";
import { askOf, countQueue, nextInQueue, queueGroups, queuePage } from "../queue.server";
import { countForSidebar } from "../waiting.server";
import { chipViews } from "./queue-chips.server";
import { type RowContext, rowView } from "./queue-rows.server";

export type QueueView = Awaited<ReturnType<typeof queueView>>;

/** The queue as the filter asks for it, in the words of the page. */
export async function queueView(
  db: Queryable,
  filter: QueueFilter,
  person: Person,
  language: Language,
  now: Date,
) {
  const text = texts(language).queue;
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  const { urgent } = await countForSidebar(db);
  const next = await nextInQueue(db, person, now);
  const rows: RowContext = { language, now, person, names: await namesOf(db) };
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
    search: filter.search,
    kept: keptFields(filter),
    next: next && {
      href: rowView(next, rows).href,
      label: t("queue.openNext", { name: rowView(next, rows).name }),
    },
    tabs: await tabViews(db, filter, person, language, now),
    chips: await chipViews(db, filter, person, language, now),
    list: await listView(db, filter, rows),
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

/** Everybody who is or was a coordinator here, by their ids. */
async function namesOf(db: Queryable): Promise<Map<string, string>> {
  const admins = await listAdminAccounts(db);
  return new Map(admins.map(({ id, name, email }) => [id, name || email]));
}

/** What a search from the page keeps of the filter: all but where the requests stand. */
function keptFields(filter: QueueFilter) {
  const query = queueQuery({ ...filter, tab: "now", group: null, search: "", page: 1 });
  return Object.entries(query).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [{ name, value: String(value) }],
  );
}

async function tabViews(
  db: Queryable,
  filter: QueueFilter,
  person: Person,
  language: Language,
  now: Date,
) {
  const text = texts(language).queue;
  const isSearch = filter.tab === null || filter.search !== "";
  const shown: (Tab | null)[] = isSearch ? [null, ...tabs] : [...tabs];
  return Promise.all(
    shown.map(async (tab) => {
      const asked = { ...filter, tab, group: null, page: 1 };
      // of what is closed nobody needs to know how much there is
      const isCounted = tab !== "closed" || isSearch;
      const count = isCounted ? await countQueue(db, askOf(asked, person, now)) : null;
      return {
        key: tab ?? "found",
        label: text.tabs[tab ?? "found"],
        count: count === null ? null : formatNumber(count, language),
        href: paths.dashboard(language, queueQuery(asked)),
        current: tab === filter.tab,
      };
    }),
  );
}

async function listView(db: Queryable, filter: QueueFilter, context: RowContext) {
  const { language, now, person } = context;
  const text = texts(language).queue;
  const t = translator(language);
  const ask = askOf(filter, person, now);
  const isFiltered = Object.values(queueQuery({ ...filter, tab: "now", page: 1 })).some(Boolean);
  const empty = emptyView(filter, isFiltered, language);
  if (filter.tab === "now" && filter.group === null) {
    const groups = await queueGroups(db, ask);
    return {
      empty: groups.length === 0 ? empty : null,
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
  const heading = filter.group ? text.groups[filter.group] : null;
  return {
    empty: page.count === 0 ? empty : null,
    pagination:
      page.pages > 1
        ? paginationOf(language, page, (to) =>
            paths.dashboard(language, queueQuery({ ...filter, page: to ?? 1 })),
          )
        : null,
    back: filter.group
      ? {
          href: paths.dashboard(language, queueQuery({ ...filter, group: null, page: 1 })),
          label: text.back,
        }
      : null,
    groups: [
      {
        key: filter.group ?? filter.tab ?? "found",
        title: heading?.title ?? text.tabs[filter.tab ?? "found"],
        order: heading?.order ?? null,
        count: formatNumber(page.count, language),
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
