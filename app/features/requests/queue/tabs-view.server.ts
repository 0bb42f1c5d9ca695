import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import { formatCount } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { type QueueFilter, queueQuery, type Tab, tabs } from "./filter";
import { countQueue, criteriaOf } from "./queue.server";
import type { SearchResult } from "./search.server";

export interface QueueContext {
  person: Person;
  now: Date;
  found: SearchResult | null;
}

export async function tabViews(
  db: Queryable,
  filter: QueueFilter,
  { person, now, found }: QueueContext,
  language: Language,
) {
  const text = texts(language).queue;
  const isSearch = filter.tab === null || filter.search !== "";
  const shownTabs: (Tab | null)[] = isSearch ? [null, ...tabs] : [...tabs];
  return Promise.all(
    shownTabs.map(async (tab) => {
      const tabFilter = { ...filter, tab, group: null, flood: null, page: 1 };
      // closed requests are counted only in a search, and a truncated search is not counted
      const isCounted = (tab !== "closed" || isSearch) && !found?.isTruncated;
      const criteria = criteriaOf(tabFilter, person, now, found);
      const count = isCounted ? await countQueue(db, criteria) : null;
      return {
        key: tab ?? "found",
        label: text.tabs[tab ?? "found"],
        count: count && formatCount(count, language),
        href: paths.dashboard(language, queueQuery(tabFilter)),
        current: tab === filter.tab,
      };
    }),
  );
}
