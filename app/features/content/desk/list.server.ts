import type { ContentRow } from "~/dashboard/content-table";
import { orderSteps } from "~/dashboard/order.server";
import { stateChips, translationChips } from "~/dashboard/state-chips.server";
import type { TranslationFilter } from "~/dashboard/translation";
import { languageMarks } from "~/dashboard/translations.server";
import { type LastChange, lastChanges } from "~/features/audit/last-changes.server";
import { type Thumbnail, thumbnailOf } from "~/features/pictures/picture";
import { picturesById } from "~/features/pictures/picture-record.server";
import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { fillIn, languageOf, texts } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import type { Area, AreaRecord } from "../engine/area.server";
import type { FactField } from "../engine/fields";
import { type ListQuery, readListQuery } from "../engine/fitting.server";
import { listRecords, type RecordList } from "../engine/list.server";
import {
  factFields,
  hasPictures,
  nameLanguage,
  nameOf,
  stateOf,
  statesOf,
  statusIn,
  subtitleOf,
} from "../engine/record.server";
import { deskPaths, factControls, listText } from "./form.server";
import { hiddenRecordIds } from "./publication.server";

export type ListView = Awaited<ReturnType<typeof loadList>>;
export type ListRow = ContentRow & { cover: Thumbnail | null };

/** The list page of an area. @param readerId id of the person who is signed in */
export async function loadList(request: Request, context: Context, area: Area, readerId: string) {
  const language = languageOf(request);
  const query = readListQuery(area, new URL(request.url).searchParams);
  const now = context.now();
  const listed = await listRecords(context.db, area, query, now);
  const changeOf = await lastChanges(context, area.key, listed.records, readerId, language);
  const covers = await picturesById(
    context.db,
    listed.records.map(({ pictureIds }) => pictureIds[0] ?? null),
    language,
  );
  const hidden = await hiddenRecordIds(context.db, area, listed.records, language);
  const text = listText(area, language);
  const { editing } = texts(language);
  return {
    meta: { title: text.title },
    text: {
      ...editing.list,
      ...text,
      lead: leadOf(area, language),
      editing: { ...editing, onSite: area.site ? editing.onSite : editing.preview.short },
    },
    view: {
      ...listControls(area, listed, query, language),
      title: text.fields[area.nameField] ?? "",
      hasCovers: hasPictures(area),
      icon: area.icon,
      rows: rowsOf(area, listed.records, query, { language, now }, (found) => ({
        changed: changeOf(found),
        cover: thumbnailOf(covers.get(found.pictureIds[0] ?? "")),
        isVisible: stateOf(area, found, now) === "published" && !hidden.has(found.id),
      })),
    },
  };
}

/** The lead text, with the maximum number of public records if the area has one. */
function leadOf(area: Area, language: Language): string {
  const { lead, shown: maximumText } = listText(area, language);
  const maximum = area.list?.maxPublic;
  if (!maximumText || !maximum) return lead;
  return `${lead} ${fillIn(maximumText, { count: formatNumber(maximum, language) }, language)}`;
}

type ListParameters = Pick<ListQuery, "search" | "status"> & {
  words: TranslationFilter | null;
} & Record<string, string | null>;

/** The controls around the rows: search, states, filter and pagination. */
function listControls(area: Area, listed: RecordList, query: ListQuery, language: Language) {
  const { search, status, translation, filter } = query;
  const paths = deskPaths(area, language);
  const text = listText(area, language);
  const { editing } = texts(language);
  const filterName = area.list?.filter;
  const parameters: ListParameters = {
    search,
    status,
    words: translation,
    ...(filterName ? { [filterName]: filter } : {}),
  };
  const filterFields = factFields(area).filter(([name]) => name === filterName);
  return {
    path: paths.list(),
    create: { href: paths.areaPage("new"), label: text.create },
    order: area.order && !isFiltered(query) ? paths.areaPage("order") : null,
    filter: parameters,
    filterControl: filterControl(area, filterFields, listed.filterValues, language),
    isFiltered: isFiltered(query),
    chips: stateChips(
      {
        states: statesOf(area),
        labels: editing.status,
        counts: listed.counts,
        chosen: status,
        hrefOf: (state) => paths.list({ ...parameters, status: state }),
      },
      language,
    ),
    words:
      area.texts === null
        ? undefined
        : {
            label: editing.list.words,
            chips: translationChips(
              {
                counts: listed.needs,
                chosen: translation,
                hrefOf: (need) => paths.list({ ...parameters, words: need }),
              },
              language,
            ),
          },
    count: fillIn(text.count, { count: formatNumber(listed.count, language) }, language),
    pagination: area.order
      ? undefined
      : paginationOf(language, listed, (page) => paths.list({ ...parameters, page })),
  };
}

/** The filter, which offers the values that records have. */
function filterControl(
  area: Area,
  fields: readonly [string, FactField][],
  usedValues: readonly string[],
  language: Language,
) {
  const [control] = factControls(area, fields, language);
  if (control?.control !== "select") return null;
  return { ...control, options: control.options.filter(({ value }) => usedValues.includes(value)) };
}

function isFiltered({ search, status, translation, filter }: ListQuery): boolean {
  return search !== "" || status !== null || translation !== null || filter !== null;
}

/**
 * The rows. They have order buttons only in an unfiltered list, so that a move cannot pass a hidden record.
 *
 * @param more returns a record's last change, its cover, and whether families can see it
 */
function rowsOf(
  area: Area,
  records: readonly AreaRecord[],
  query: ListQuery,
  { language, now }: { language: Language; now: Date },
  more: (found: AreaRecord) => { changed: LastChange; cover: Thumbnail | null; isVisible: boolean },
): ListRow[] {
  const { editing, common } = texts(language);
  const paths = deskPaths(area, language);
  const names = records.map((found) => ({ id: found.id, name: nameOf(area, found, language) }));
  const steps = area.order && !isFiltered(query) ? orderSteps(names, language) : [];
  return records.map((found, index) => {
    const { id, sample } = found;
    const state = stateOf(area, found, now);
    const titleLanguage = nameLanguage(area, found, language);
    const { isVisible, ...details } = more(found);
    return {
      id,
      href: paths.record(id),
      title: nameOf(area, found, language),
      more: subtitleOf(area, found, language),
      lang: langIfOther(titleLanguage, language),
      tone: tones[state],
      status: editing.status[state],
      sample: sample ? common.sample : null,
      marks: area.texts === null ? undefined : languageMarks(statusIn(area, found), language),
      steps: steps[index],
      siteLink:
        isVisible && area.site
          ? { href: area.site(found, language), label: editing.see }
          : { href: paths.recordPage(id, "preview"), label: editing.preview.short },
      ...details,
    };
  });
}

const tones = {
  draft: "neutral",
  scheduled: "warn",
  pending: "warn",
  rejected: "neutral",
  published: "good",
} as const;
