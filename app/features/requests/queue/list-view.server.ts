import type { Queryable } from "#db/connection.server";
import { dayFields } from "~/dashboard/day-fields.server";
import { listAdminAccounts } from "~/features/accounts/account-rights.server";
import type { Headings } from "~/features/requests/dashboard/sort-heading";
import { actorName } from "~/features/requests/history.server";
import {
  type ListQuery,
  listAddress,
  replyFilters,
  type SortColumn,
  sortColumns,
  sortWord,
} from "~/features/requests/list-query";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { Option } from "~/ui/form/controls";
import { sharedSelects } from "./filter-view.server";
import { otherChips } from "./queue-chips.server";
import { savedChips } from "./saved-chips.server";

/** A full list, by the name that its address has. */
type ListName = "bookings" | "contacts";

export type ListFilterView = Awaited<ReturnType<typeof listFilterView>>;

/** Everything that a full list can be filtered and sorted by, as its form, its chips and its headings. */
export async function listFilterView(
  db: Queryable,
  { name, filter }: { name: ListName; filter: ListQuery },
  statusOptions: readonly Option[],
  person: Pick<Person, "id">,
  language: Language,
) {
  const { queue, lists } = texts(language);
  const { fields } = queue.filter;
  const shared = await sharedSelects(db, filter, person, language);
  const address = listAddress({ ...filter, page: 1 });
  const { sort: _, search: __, ...narrowed } = address;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const orders = orderOptions(name, language);
  const sorted = filter.sort ? sortWord(filter.sort) : "";
  return {
    path: paths.dashboardPage(name, language),
    // after a client navigation the fields must show the new address
    key: JSON.stringify(address),
    isFiltered: isNarrowed || filter.search !== "",
    /** Whether what stands behind the fold is asked for. */
    isOpen: Object.entries(narrowed).some(([field, value]) => field !== "status" && value),
    search: filter.search,
    status: {
      name: "status",
      label: fields.tab,
      chosen: filter.status ?? "",
      all: fields.all,
      options: statusOptions,
    },
    selects: [
      // of the rest a message says nothing
      ...(name === "bookings" ? shared : shared.filter((select) => select.name === "assignee")),
      {
        name: "reply",
        label: lists.reply,
        chosen: filter.reply ?? "",
        all: fields.all,
        options: replyFilters.map((value) => ({ value, label: lists.replies[value] })),
      },
    ],
    days: dayFields(filter, fields, language),
    order: {
      name: "sort",
      label: lists.order,
      chosen: sorted,
      all: lists.usual,
      options: orders,
    },
    /** Above the table. */
    sortedBy: orders.find(({ value }) => value === sorted)?.label ?? lists.usual,
    chips: await chipsOf(db, { name, filter }, statusOptions, language),
    saved: await savedChips(db, { list: name, address }, person, language),
    headings: headingsOf({ name, filter }, language),
    download: paths.dashboardPage(`${name}/export`, language, address),
  };
}

function orderOptions(name: ListName, language: Language): Option[] {
  const { lists } = texts(language);
  const t = translator(language);
  return columnsOf(name).flatMap((column) =>
    (["asc", "desc"] as const).map((direction) => ({
      value: sortWord({ column, direction }),
      label: t(`lists.sorted.${direction}`, { column: lists.columns[column] }),
    })),
  );
}

function columnsOf(name: ListName): readonly SortColumn[] {
  return name === "bookings" ? sortColumns : sortColumns.filter((column) => column !== "place");
}

/** The filters that are on; a press takes each off. */
export async function chipsOf(
  db: Queryable,
  { name, filter }: { name: ListName; filter: ListQuery },
  statusOptions: readonly Option[],
  language: Language,
) {
  const { queue, lists, services } = texts(language);
  const to = (change: Partial<ListQuery>) =>
    paths.dashboardPage(name, language, listAddress({ ...filter, page: 1, ...change }));
  const status = statusOptions.find(({ value }) => value === filter.status);
  const { assignee, service, reply, urgent } = filter;
  const ambulance = "icu-air-ambulance";
  const shown = [
    ...(status ? [{ key: "status", label: status.label }] : []),
    ...(reply ? [{ key: "reply", label: lists.replies[reply] }] : []),
    ...(assignee === "me" ? [{ key: "assignee", label: queue.chips.mine }] : []),
    ...(service === ambulance ? [{ key: "service", label: services.items[service].name }] : []),
    ...(await otherChips(db, filter, language)),
  ];
  const off = shown.map(({ key, label }) => ({ key, label, href: to({ [key]: null }) }));
  const quick = urgent
    ? [{ key: "urgent", label: queue.chips.urgent, href: to({ urgent: false }) }]
    : [];
  return [...quick, ...off].map((chip) => ({ ...chip, count: null, on: true }));
}

function headingsOf({ name, filter }: { name: ListName; filter: ListQuery }, language: Language) {
  const { columns } = texts(language).lists;
  const t = translator(language);
  const headings: Headings = {};
  for (const column of columnsOf(name)) {
    const isSorted = filter.sort?.column === column;
    const isUp = isSorted && filter.sort?.direction === "asc";
    // of times the newest are asked for first
    const isDown = isUp || (!isSorted && column === "received");
    const sort = { column, direction: isDown ? "desc" : "asc" } as const;
    headings[column] = {
      title: columns[column],
      label: t("lists.sortBy", { column: columns[column] }),
      href: paths.dashboardPage(name, language, listAddress({ ...filter, page: 1, sort })),
      sorted: isSorted ? (isUp ? "ascending" : "descending") : null,
    };
  }
  return headings;
}

/** Coordinators' names by their ids. */
export async function coordinatorNames(db: Queryable): Promise<Map<string, string>> {
  const admins = await listAdminAccounts(db);
  return new Map(admins.map((admin) => [admin.id, actorName(admin)]));
}
