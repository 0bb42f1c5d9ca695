import type { Queryable } from "#db/connection.server";
import { countryName } from "~/features/content/hospitals/countries";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import { formatCount, formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { readDay } from "~/locales/typed-day";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { noFilter, type QueueFilter, queueQuery } from "./filter";
import { countQueue, criteriaOf } from "./queue.server";
import type { QueueContext } from "./tabs-view.server";

/** Chips of the quick filters, and a chip that removes the filter for each other active filter. */
export async function chipViews(
  db: Queryable,
  filter: QueueFilter,
  { person, now, found }: QueueContext,
  language: Language,
) {
  const { queue } = texts(language);
  const hrefWith = (change: Partial<QueueFilter>) =>
    paths.dashboard(language, queueQuery({ ...filter, page: 1, ...change }));
  // closed requests are counted only in a search, and a truncated search is not counted
  const isCounted = filter.search === "" ? filter.tab !== "closed" : !found?.isTruncated;
  const countOf = async (change: Partial<QueueFilter>) => {
    if (!isCounted) return null;
    const chipFilter = { ...noFilter, tab: filter.tab, search: filter.search, ...change };
    const criteria = criteriaOf(chipFilter, person, now, found);
    return formatCount(await countQueue(db, criteria), language);
  };
  const isMine = filter.assignee === "me";
  const ambulance = "icu-air-ambulance";
  const quick = [
    {
      key: "urgent",
      label: queue.chips.urgent,
      count: await countOf({ urgent: true }),
      isActive: filter.urgent,
      href: hrefWith({ urgent: !filter.urgent }),
    },
    {
      key: "mine",
      label: queue.chips.mine,
      count: await countOf({ assignee: "me" }),
      isActive: isMine,
      href: hrefWith({ assignee: isMine ? null : "me" }),
    },
    {
      key: "ambulance",
      label: queue.chips.ambulance,
      count: await countOf({ service: ambulance }),
      isActive: filter.service === ambulance,
      href: hrefWith({ service: filter.service === ambulance ? null : ambulance }),
    },
  ];
  const others = await sharedFilterLabels(db, filter, language);
  return [
    ...quick,
    ...others.map(({ key, label }) => ({
      key,
      label,
      count: null,
      isActive: true,
      href: hrefWith({ [key]: null }),
    })),
  ];
}

/** Labels of the other active filters; "mine" and air ambulance have chips of their own. */
export async function sharedFilterLabels(
  db: Queryable,
  filter: Pick<QueueFilter, "assignee" | "service" | "country" | "from" | "to">,
  language: Language,
) {
  const { queue, services, validation } = texts(language);
  const { assignee, service, country, from, to } = filter;
  const admins = assignee === null || assignee === "me" ? [] : await listAdminAccounts(db);
  const owner = admins.find(({ id }) => id === assignee);
  const dayLabel = (sign: string, entered: string) => {
    const day = readDay(entered);
    if (day === null) return `${entered}: ${validation.dateInvalid}`;
    return `${sign} ${formatDate(`${day}T00:00:00.000Z`, language)}`;
  };
  return [
    ...(assignee && assignee !== "me"
      ? [
          {
            key: "assignee",
            label: assignee === "none" ? queue.chips.nobody : owner?.name || owner?.email || "–",
          },
        ]
      : []),
    ...(service && service !== "icu-air-ambulance"
      ? [{ key: "service", label: services.items[service].name }]
      : []),
    ...(country ? [{ key: "country", label: countryName(country, language) }] : []),
    ...(from ? [{ key: "from", label: dayLabel("≥", from) }] : []),
    ...(to ? [{ key: "to", label: dayLabel("≤", to) }] : []),
  ];
}
