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
  const given = address.get("list");
  const list = isFilteredList(given) ? given : "queue";
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
  const own = await listSavedFilters(db, person.id);
  const { list, query } = filterToSave(address);
  const renamed = own.find(({ id }) => id === address.get("rename")) ?? null;
  return {
    meta: { title: text.title },
    text,
    crumbs: [{ href: savedPath(list, query, language), label: text.lists[list] }],
    crumbsLabel: queue.filter.crumbs,
    rules: formRulesOf(savedFilterSchema),
    form: {
      title: renamed ? t("lists.saved.renameTitle", { name: renamed.name }) : text.save,
      rename: renamed?.id ?? "",
      name: renamed?.name ?? "",
      submit: renamed ? text.rename : text.submit,
      summary: renamed
        ? await describeFilter(db, renamed.list, renamed.query, language)
        : await describeFilter(db, list, query, language),
    },
    deletionAction: paths.dashboardPage("filters/deletions", language),
    own: await Promise.all(
      own.map(async (filter) => ({
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
  const given = new URLSearchParams(query);
  const words =
    list === "queue"
      ? queueFilterLabels(db, given, language)
      : listFilterLabels(db, list, given, language);
  const labels = await words;
  const { lists, unfiltered } = texts(language).lists.saved;
  return [lists[list], ...(labels.length > 0 ? labels : [unfiltered])].join(DOT);
}

async function queueFilterLabels(db: Queryable, given: URLSearchParams, language: Language) {
  const { queue, services } = texts(language);
  const filter = readQueueFilter(given);
  const { tab, group, urgent, assignee, service } = filter;
  return [
    ...(given.has("tab") ? [tab ? queue.tabs[tab] : queue.filter.fields.all] : []),
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
  given: URLSearchParams,
  language: Language,
) {
  const { orders } = texts(language).lists;
  const filter = readListFilter(given, area);
  const chips = await listChips(db, { area, filter }, language);
  return [...chips.map(({ label }) => label), ...(filter.order ? [orders[filter.order]] : [])];
}
