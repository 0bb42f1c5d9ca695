import type { Queryable } from "#db/connection.server";
import type { RequestKind } from "#db/tables/requests";
import { dayFields } from "~/dashboard/day-fields.server";
import type { Person } from "~/features/sessions/person";
import { formatCount } from "~/locales/format";
import { formatListed } from "~/locales/format-listed";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { clockView } from "../promise/clock-view.server";
import { requestPath } from "../request-path";
import { phoneView } from "../ways.server";
import { newRequestLink, requestName, statusNames } from "../words.server";
import { sharedFilterLabels } from "./chips-view.server";
import { sharedSelects } from "./filter-view.server";
import { hospitalChip, hospitalSelect } from "./hospital-filter.server";
import { coordinatorNames, listRequests } from "./list.server";
import {
  kindFilters,
  kindsIn,
  type ListFilter,
  listNameForKinds,
  listOrders,
  listQuery,
  type RequestListName,
  replyFilters,
  statusFilters,
} from "./list-filter";
import { savedChips } from "./saved-chips.server";

interface Selection {
  area: RequestListName;
  filter: ListFilter;
}

export type ListView = Awaited<ReturnType<typeof listView>>;
export type ListFilterView = Awaited<ReturnType<typeof listFilterView>>;

export async function listView(
  db: Queryable,
  { area, filter }: Selection,
  { person, now }: { person: Pick<Person, "id">; now: Date },
  language: Language,
) {
  const kinds = kindsIn(area, filter);
  const list = await listRequests(db, filter, { person, kinds, now });
  const names = await coordinatorNames(db);
  const { queue } = texts(language);
  const countText = countTextKeys[listNameForKinds(kinds)];
  return {
    /** Columns that make sense for these kinds. */
    shows: {
      kind: kinds.length > 1 && kinds.includes("message"),
      journey: kinds.some((kind) => kind !== "message"),
      email: kinds.includes("message"),
    },
    count: translator(language)(countText, { count: formatCount(list, language) }),
    rows: list.rows.map((row) => ({
      id: row.id,
      href: requestPath(row, language),
      reference: row.reference,
      kind: queue.kind[row.kind],
      name: requestName(row, language),
      phone: phoneView(row.phoneNumber),
      email: row.email,
      destination: row.destination,
      urgent: row.urgent,
      status: statusNames(row.kind, language)[row.status],
      owner: row.assignedTo === null ? "" : (names.get(row.assignedTo) ?? queue.formerCoordinator),
      received: formatListed(row.receivedAt, now, language),
      clock: clockView(row.clock, language),
    })),
    pagination: paginationOf(language, list, (page) =>
      paths.dashboardPage(area, language, listQuery({ ...filter, page: page ?? 1 })),
    ),
  };
}

const countTextKeys = {
  bookings: "dashboard.list.count",
  contacts: "dashboard.messages.count",
  all: "lists.all.count",
} as const;

/** Texts of the list, which depend on the kinds it shows. */
export function listText(kinds: readonly RequestKind[], language: Language) {
  const { booking, dashboard, lists } = texts(language);
  const { messages, list } = dashboard;
  const textByList = { bookings: list, contacts: messages, all: { ...list, ...lists.all } };
  const { title, empty, emptyAll, emptyAllText } = textByList[listNameForKinds(kinds)];
  return { ...list, title, empty, emptyAll, emptyAllText, email: booking.facts.email };
}

/** The filter form and the chips of a full list. */
export async function listFilterView(
  db: Queryable,
  { area, filter }: Selection,
  person: Pick<Person, "id">,
  language: Language,
) {
  const { queue, lists } = texts(language);
  const { fields } = queue.filter;
  const kinds = kindsIn(area, filter);
  const shared = await sharedSelects(db, filter, person, language);
  const address = listQuery({ ...filter, page: 1 });
  const { sort: _, search: __, ...parameters } = address;
  const orders = listOrders.map((value) => ({ value, label: lists.orders[value] }));
  return {
    path: paths.dashboardPage(area, language),
    create: area === "bookings" ? newRequestLink(language) : undefined,
    // remounted after a client navigation, so that the fields show the new address
    key: JSON.stringify(address),
    isFiltered: Object.values(parameters).some(Boolean) || filter.search !== "",
    /** True if a folded filter is active. */
    isOpen: Object.entries(parameters).some(([field, value]) => field !== "status" && value),
    search: filter.search,
    status: {
      name: "status",
      label: fields.tab,
      chosen: filter.status ?? "",
      all: fields.all,
      options: statusOptions(kinds, language),
    },
    selects: [
      {
        name: "kind",
        label: lists.kind,
        chosen: filter.kind ?? "",
        all: texts(language).lists.saved.lists[area],
        options: kindFilters.map((value) => ({ value, label: kindName(value, language) })),
      },
      // messages do not have the other facts
      ...(listNameForKinds(kinds) === "contacts"
        ? shared.filter((select) => select.name === "assignee")
        : shared),
      {
        name: "reply",
        label: lists.reply,
        chosen: filter.reply ?? "",
        all: fields.all,
        options: replyFilters.map((value) => ({ value, label: lists.replies[value] })),
      },
      await hospitalSelect(db, filter.hospital, language),
    ],
    days: dayFields(filter, fields, language),
    order: {
      name: "sort",
      label: lists.order,
      chosen: filter.order ?? "",
      all: lists.usual,
      options: orders,
    },
    orderedBy: filter.order ? lists.orders[filter.order] : lists.usual,
    chips: await listChips(db, { area, filter }, language),
    saved: await savedChips(db, { list: area, address }, person, language),
    downloadHref: paths.dashboardPage(`${area}/export`, language, address),
  };
}

function statusLabels(kinds: readonly RequestKind[], language: Language) {
  const { filters } = texts(language).dashboard;
  const [kind = "booking"] = listNameForKinds(kinds) === "contacts" ? kinds : [];
  return { ...statusNames(kind, language), ...filters };
}

/** Options for statuses; statuses with the same label become one option. */
function statusOptions(kinds: readonly RequestKind[], language: Language) {
  const labels = statusLabels(kinds, language);
  const options = statusFilters(kinds).map((value) => ({ value, label: labels[value] }));
  return options.filter(({ label }, at) => options.findIndex((one) => one.label === label) === at);
}

function kindName(kind: (typeof kindFilters)[number], language: Language): string {
  const { queue, lists } = texts(language);
  return kind === "all" ? lists.all.title : queue.kind[kind];
}

/** A chip for each active filter; pressing it removes the filter. */
export async function listChips(db: Queryable, { area, filter }: Selection, language: Language) {
  const { queue, lists, services } = texts(language);
  const hrefWith = (change: Partial<ListFilter>) =>
    paths.dashboardPage(area, language, listQuery({ ...filter, page: 1, ...change }));
  const ambulance = "icu-air-ambulance";
  const { kind, status, assignee, service, reply, urgent } = filter;
  const labels = statusLabels(kindsIn(area, filter), language);
  const labelled = [
    ...(kind ? [{ key: "kind", label: kindName(kind, language) }] : []),
    ...(status ? [{ key: "status", label: labels[status] }] : []),
    ...(reply ? [{ key: "reply", label: lists.replies[reply] }] : []),
    ...(assignee === "me" ? [{ key: "assignee", label: queue.chips.mine }] : []),
    ...(service === ambulance ? [{ key: "service", label: services.items[service].name }] : []),
    ...(await hospitalChip(db, filter.hospital, language)),
    ...(await sharedFilterLabels(db, filter, language)),
  ];
  const chips = labelled.map(({ key, label }) => ({ key, label, href: hrefWith({ [key]: null }) }));
  const firstChip = { key: "urgent", label: queue.chips.urgent, href: hrefWith({ urgent: false }) };
  const all = urgent ? [firstChip, ...chips] : chips;
  return all.map((chip) => ({ ...chip, count: null, isActive: true }));
}
