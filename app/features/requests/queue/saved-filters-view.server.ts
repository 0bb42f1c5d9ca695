import type { Queryable } from "#db/connection.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { type FilteredList, isFilteredList } from "../saved-filter";
import { listSavedFilters } from "../saved-filters.server";
import { sharedFilterLabels } from "./chips-view.server";
import { readQueueFilter } from "./filter";
import { readListFilter } from "./list-filter";
import { listChips } from "./list-view.server";
import { savedPath, savedQuery } from "./saved-chips.server";
import { savedFilterSchema } from "./saved-filter.schema";

/** The filter to save, from the page's address; by default a filter of the queue. */
export function filterToSave(address: URLSearchParams): { list: FilteredList; query: string } {
  const listName = address.get("list");
  const list = isFilteredList(listName) ? listName : "queue";
  return { list, query: savedQuery(list, Object.fromEntries(address)) };
}

export type SavedFiltersView = Awaited<ReturnType<typeof savedFiltersView>>;

/** The form that saves a filter or renames one (`?rename=` id), and the person's saved filters. */
export async function savedFiltersView(
  db: Queryable,
  address: URLSearchParams,
  person: Pick<Person, "id">,
  language: Language,
) {
  const { queue, lists } = texts(language);
  const { saved: text } = lists;
  const t = translator(language);
  const filters = await listSavedFilters(db, person.id);
  const { list, query } = filterToSave(address);
  const toRename = filters.find(({ id }) => id === address.get("rename")) ?? null;
  return {
    meta: { title: text.title },
    text,
    crumbs: [{ href: savedPath(list, query, language), label: text.lists[list] }],
    crumbsLabel: queue.filter.crumbs,
    rules: formRulesOf(savedFilterSchema),
    form: {
      title: toRename ? t("lists.saved.renameTitle", { name: toRename.name }) : text.save,
      rename: toRename?.id ?? "",
      name: toRename?.name ?? "",
      submit: toRename ? text.rename : text.submit,
      summary: toRename
        ? await describeFilter(db, toRename.list, toRename.query, language)
        : await describeFilter(db, list, query, language),
    },
    deletionAction: paths.dashboardPage("filters/deletions", language),
    filters: await Promise.all(
      filters.map(async (filter) => ({
        id: filter.id,
        name: filter.name,
        href: savedPath(filter.list, filter.query, language),
        summary: await describeFilter(db, filter.list, filter.query, language),
        rename: {
          href: paths.dashboardPage("filters", language, { rename: filter.id }),
          label: t("lists.saved.renameNamed", { name: filter.name }),
        },
        removeLabel: t("lists.saved.removeNamed", { name: filter.name }),
      })),
    ),
  };
}

/** "Bookings · Urgent · Thailand". */
async function describeFilter(
  db: Queryable,
  list: FilteredList,
  query: string,
  language: Language,
): Promise<string> {
  const parameters = new URLSearchParams(query);
  const labels =
    list === "queue"
      ? await queueFilterLabels(db, parameters, language)
      : await listFilterLabels(db, list, parameters, language);
  const { lists, unfiltered } = texts(language).lists.saved;
  return [lists[list], ...(labels.length > 0 ? labels : [unfiltered])].join(DOT);
}

async function queueFilterLabels(db: Queryable, parameters: URLSearchParams, language: Language) {
  const { queue, services } = texts(language);
  const filter = readQueueFilter(parameters);
  const { tab, group, urgent, assignee, service } = filter;
  return [
    ...(parameters.has("tab") ? [tab ? queue.tabs[tab] : queue.filter.fields.all] : []),
    ...(group ? [queue.groups[group].title] : []),
    ...(urgent ? [queue.chips.urgent] : []),
    ...(assignee === "me" ? [queue.chips.mine] : []),
    ...(service === "icu-air-ambulance" ? [services.items[service].name] : []),
    ...(await sharedFilterLabels(db, filter, language)).map(({ label }) => label),
  ];
}

async function listFilterLabels(
  db: Queryable,
  area: Exclude<FilteredList, "queue">,
  parameters: URLSearchParams,
  language: Language,
) {
  const { orders } = texts(language).lists;
  const filter = readListFilter(parameters, area);
  const chips = await listChips(db, { area, filter }, language);
  return [...chips.map(({ label }) => label), ...(filter.order ? [orders[filter.order]] : [])];
}
