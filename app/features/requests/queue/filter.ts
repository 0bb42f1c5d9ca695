import type { RequestQueue } from "#db/tables/requests";
import { type Country, isCountry } from "~/features/content/hospitals/countries";
import { normalForm } from "~/locales/fold";
import { askedDay } from "~/locales/typed-day";
import { readPage } from "~/paging";
import { isServiceKey, type ServiceKey } from "~/service-keys";

/** Tabs of the queue; `now` has requests without a reply, and those that returned to the queue. */
export const tabs = ["now", "family", "progress", "closed"] as const satisfies RequestQueue[];
export type Tab = RequestQueue;

/** Groups of `now`, in the order of docs/vocabulary.md. */
export const groups = ["urgent", "soon", "late", "link", "again", "due", "adrift", "old"] as const;
export type Group = (typeof groups)[number];

/** `me`, `none`, or a coordinator's id. */
type Assignee = "me" | "none" | (string & {});

export interface QueueFilter {
  /** Null means all tabs, for a search. */
  tab: Tab | null;
  group: Group | null;
  urgent: boolean;
  assignee: Assignee | null;
  service: ServiceKey | null;
  country: Country | null;
  /** Id of one flood; if null, `now` excludes requests of floods. */
  flood: string | null;
  /** First and last day of arrival in Dhaka, `2026-11-20`; an invalid entry does not filter. */
  from: string | null;
  to: string | null;
  search: string;
  page: number;
  /** True if the page must not reload itself every minute, as it does without JavaScript. */
  still: boolean;
}

/** Parses the queue's address; invalid values are ignored. */
export function readQueueFilter(query: URLSearchParams): QueueFilter {
  const parameter = (name: string) => query.get(name) || null;
  const search = normalForm((query.get("search") ?? "").toWellFormed(), "NFC").trim();
  const tab = oneOf(tabs, parameter("tab"));
  const service = parameter("service");
  const country = parameter("country");
  return {
    tab: tab ?? (search === "" && parameter("tab") !== ALL_TABS ? "now" : null),
    group: oneOf(groups, parameter("group")),
    urgent: parameter("urgent") === "1",
    assignee: readAssignee(parameter("assignee")),
    service: isServiceKey(service) ? service : null,
    country: isCountry(country) ? country : null,
    flood: readFloodId(parameter("flood")),
    from: askedDay(parameter("from")) || null,
    to: askedDay(parameter("to")) || null,
    search: search.slice(0, 100),
    still: parameter("still") === "1",
    page: readPage(parameter("page")),
  };
}

/** The filter as query parameters, the inverse of `readQueueFilter`. */
export function queueQuery(filter: QueueFilter): Record<string, string | number | null> {
  const isDefault = filter.tab === (filter.search === "" ? "now" : null);
  return {
    tab: isDefault ? null : (filter.tab ?? ALL_TABS),
    group: filter.group,
    urgent: filter.urgent ? "1" : null,
    assignee: filter.assignee,
    service: filter.service,
    country: filter.country,
    flood: filter.flood,
    from: filter.from,
    to: filter.to,
    search: filter.search,
    page: filter.page > 1 ? filter.page : null,
    still: filter.still ? "1" : null,
  };
}

/** The tab value for "all tabs" in an address without a search. */
const ALL_TABS = "all";

/** True if the list is shown in the groups of `now`. */
export function isGrouped({ tab, group, flood }: QueueFilter): boolean {
  return tab === "now" && group === null && flood === null;
}

export const noFilter: QueueFilter = readQueueFilter(new URLSearchParams());

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | null {
  return values.find((value) => value === given) ?? null;
}

function readFloodId(given: string | null): string | null {
  return given !== null && /^[\w-]{43}$/.test(given) ? given : null;
}

function readAssignee(given: string | null): Assignee | null {
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : null;
}
