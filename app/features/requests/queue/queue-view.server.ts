import { URGENT_REMINDER_MINUTES } from "~/constants";
import type { Person } from "~/features/sessions/person";
import { formatNumber, formatTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { promiseLastWeek } from "../promise/figures.server";
import { requestPath } from "../request-path";
import { countForSidebar } from "../waiting.server";
import { greetings } from "../ways.server";
import { newRequestLink } from "../words.server";
import { chipViews } from "./chips-view.server";
import { noFilter, type QueueFilter, queueQuery } from "./filter";
import { coordinatorNames } from "./list.server";
import { criteriaOf, findInQueue, nextInQueue } from "./queue.server";
import { displayName, type RowContext } from "./row-view.server";
import { rowsView } from "./rows-view.server";
import { savedChips } from "./saved-chips.server";
import { tabViews } from "./tabs-view.server";

export type QueueView = Awaited<ReturnType<typeof queueView>>;
export type QueueText = ReturnType<typeof queueText>;

/**
 * Selects the texts that the page needs, so that the browser does not get the whole section. The
 * rows insert the names.
 */
export function queueText(language: Language) {
  const { queue } = texts(language);
  const { refresh, tabsLabel, filtersLabel, chips, search, searchHint } = queue;
  const { urgent, call, callShort, whatsapp, write } = queue;
  const { take, takeNamed, open, openNamed, nobodyHasIt, alerts } = queue;
  return {
    ...{ refresh, tabsLabel, filtersLabel, chips, search, searchHint },
    ...{ urgent, call, callShort, whatsapp, write },
    ...{ take, takeNamed, open, openNamed, nobodyHasIt, alerts },
  };
}

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
  const { urgent, unheeded, newest } = await countForSidebar(db, now);
  const next = await nextInQueue(db, person, now);
  // one search serves all counts, because tabs and chips count within its result
  const searchFilter = { ...noFilter, tab: null, search: filter.search };
  const found = await findInQueue(db, criteriaOf(searchFilter, person, now));
  const queueContext = { person, now, found };
  const query = queueQuery({ ...filter, page: 1, still: false });
  const names = await coordinatorNames(db);
  const rowContext: RowContext = { language, now, person, names, query };
  const lastWeek = await promiseLastWeek(db, now);
  return {
    title: text.title,
    documentTitle: documentTitleOf({ urgent, unheeded }, language),
    newest,
    urgent: urgent > 0 ? t("queue.urgentCount", { count: number(urgent) }) : null,
    create: newRequestLink(language),
    updated: t("queue.updated", { time: formatTime(now.toISOString(), language) }),
    currentHref: paths.dashboard(language, queueQuery(filter)),
    home: paths.dashboard(language),
    reloading: {
      still: filter.still,
      href: paths.dashboard(language, queueQuery({ ...filter, still: !filter.still })),
      label: filter.still ? text.reload : text.standStill,
    },
    eventsPath: paths.dashboardPage("queue/events", language),
    filterPage: paths.dashboardPage("queue/filter", language, queueQuery(filter)),
    handOver: {
      href: paths.dashboardPage("queue/handover", language),
      label: texts(language).requestWork.handOver.title,
    },
    shortcuts: {
      href: paths.dashboardPage("queue/shortcuts", language),
      label: text.shortcuts.title,
    },
    assignmentAction: paths.dashboardPage("queue/assignment", language),
    ownerLabels: { giveBack, change },
    greetings: await greetings(context, person),
    search: filter.search,
    searchFields: filterFields(filter),
    next: next && {
      href: requestPath(next, language),
      label: t("queue.openNext", { name: displayName(next, language) }),
    },
    tabs: await tabViews(db, filter, queueContext, language),
    chips: await chipViews(db, filter, queueContext, language),
    saved: await savedChips(db, { list: "queue", address: queueQuery(filter) }, person, language),
    list: await rowsView(db, filter, rowContext, found),
    promiseLink:
      lastWeek.counted > 0
        ? {
            href: paths.dashboardPage("promise", language),
            label: t("queue.inTime", {
              inTime: number(lastWeek.inTime),
              counted: number(lastWeek.counted),
            }),
          }
        : null,
  };
}

function documentTitleOf(
  { urgent, unheeded }: { urgent: number; unheeded: number },
  language: Language,
): string {
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  const limit = t("queue.minutes", { minutes: number(URGENT_REMINDER_MINUTES) });
  const counts = { count: number(urgent), unheeded: number(unheeded), limit };
  if (unheeded > 0) return t("queue.titleWithUnheeded", counts);
  return urgent > 0 ? t("queue.titleWithUrgent", counts) : t("queue.title");
}

/** Hidden fields of the search form: all filters except the tab and the group. */
function filterFields(filter: QueueFilter) {
  const query = queueQuery({ ...filter, tab: "now", group: null, search: "", page: 1 });
  return Object.entries(query).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [{ name, value: String(value) }],
  );
}
