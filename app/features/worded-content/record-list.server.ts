import type { ContentRow } from "~/dashboard/content-table";
import { orderSteps } from "~/dashboard/order.server";
import { stateChips, wordsChips } from "~/dashboard/state-chips.server";
import { countNeeds, hasNeed } from "~/dashboard/translation";
import { languageMarks } from "~/dashboard/translations.server";
import {
  nameLanguage,
  recordName,
  recordPaths,
  statusIn,
  type WordsArea,
} from "~/dashboard/words-editor.server";
import type { LastChange } from "~/features/audit/last-changes.server";
import { type Language, langIfOther } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { countStatuses, fitsQuery, type RecordQuery, recordStatuses } from "./record-list";
import type { WordedRecord } from "./worded-record";

/**
 * A short list of records in the words of the page, those that fit, in their order. They can be moved
 * where the list is shown whole: a neighbour that is not shown would be passed unseen.
 *
 * @param shown what stands below a record's name, and where the public finds it
 */
export function recordListView<Field extends string, Found extends WordedRecord<Field>>(
  records: readonly Found[],
  area: WordsArea<Field>,
  query: RecordQuery,
  changeOf: (record: Found) => LastChange,
  shown: { more: Field; create: string; site: string },
  language: Language,
) {
  const { editing, common } = texts(language);
  const areaPaths = recordPaths(area.path);
  const { search, status, words } = query;
  const isFiltered = search !== "" || status !== null || words !== null;
  const nameOf = (record: Found) => recordName(record, area, language);
  const needsIt = (record: Found) => words === null || hasNeed(words, statusIn(record, area));
  const fitting = records.filter((record) => fitsQuery(record, query) && needsIt(record));
  const named = fitting.map((record) => ({ id: record.id, name: nameOf(record) }));
  const steps = isFiltered ? [] : orderSteps(named, language);
  return {
    path: areaPaths.list(language),
    create: { href: areaPaths.beside("new", language), label: shown.create },
    order: isFiltered ? null : areaPaths.beside("order", language),
    filter: { search, status, words },
    isFiltered,
    chips: stateChips(
      {
        states: recordStatuses,
        labels: editing.status,
        counts: countStatuses(records),
        chosen: status,
        hrefOf: (state) => areaPaths.list(language, { search, status: state, words }),
      },
      language,
    ),
    words: {
      label: editing.list.words,
      chips: wordsChips(
        {
          counts: countNeeds(records, (record) => statusIn(record, area)),
          chosen: words,
          hrefOf: (need) => areaPaths.list(language, { search, status, words: need }),
        },
        language,
      ),
    },
    rows: fitting.map((record, index): ContentRow & { record: Found } => {
      const { id } = record;
      const called = nameLanguage(record, area, language);
      const isPublished = record.status === "published";
      return {
        record,
        id,
        href: areaPaths.record(id, language),
        title: nameOf(record),
        more: record.texts[called]?.words[shown.more] ?? "",
        lang: langIfOther(called, language),
        tone: isPublished ? "good" : "neutral",
        status: editing.status[record.status],
        sample: record.sample ? common.sample : null,
        marks: languageMarks(statusIn(record, area), language),
        changed: changeOf(record),
        steps: steps[index],
        look: isPublished
          ? { href: shown.site, label: editing.see }
          : { href: areaPaths.part("preview", id, language), label: editing.preview.short },
      };
    }),
  };
}
