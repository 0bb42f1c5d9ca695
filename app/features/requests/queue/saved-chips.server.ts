import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { FilteredList } from "../saved-filter";
import { listSavedFilters } from "../saved-filters.server";
import { queueQuery, readQueueFilter } from "./filter";
import { listQuery, readListFilter } from "./list-filter";

type Address = Record<string, string | number | null>;

/** The part of a list's address that is saved: without the page and the search text, which may name a family. */
export function savedQuery(list: FilteredList, address: Address): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) {
    if (value !== null) parameters.set(name, String(value));
  }
  const filterQuery =
    list === "queue"
      ? queueQuery({ ...readQueueFilter(parameters), search: "", page: 1, still: false })
      : listQuery({ ...readListFilter(parameters, list), search: "", page: 1 });
  const saved = new URLSearchParams();
  for (const [name, value] of Object.entries(filterQuery)) {
    if (value !== null && value !== "") saved.set(name, String(value));
  }
  return saved.toString();
}

export function savedPath(list: FilteredList, query: string, language: Language): string {
  const address = Object.fromEntries(new URLSearchParams(query));
  return list === "queue"
    ? paths.dashboard(language, address)
    : paths.dashboardPage(list, language, address);
}

/**
 * The person's saved filters of a list, and the link to their page; the link is null if no filter
 * is saved or active.
 */
export async function savedChips(
  db: Queryable,
  { list, address }: { list: FilteredList; address: Address },
  person: Pick<Person, "id">,
  language: Language,
) {
  const { title } = texts(language).lists.saved;
  const query = savedQuery(list, address);
  const allFilters = await listSavedFilters(db, person.id);
  const filters = allFilters.filter((filter) => filter.list === list);
  return {
    page:
      filters.length === 0 && query === ""
        ? null
        : {
            href: paths.dashboardPage("filters", language, {
              list,
              ...Object.fromEntries(new URLSearchParams(query)),
            }),
            label: title,
          },
    chips: filters.map((filter) => {
      const isActive = filter.query === query;
      return {
        key: filter.id,
        label: filter.name,
        count: null,
        isActive,
        href: savedPath(list, isActive ? "" : filter.query, language),
      };
    }),
  };
}
