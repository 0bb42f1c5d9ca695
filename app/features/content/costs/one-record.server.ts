import { comparedFields } from "~/dashboard/compared-fields";
import type { TranslatedField } from "~/dashboard/translated-fields";
import { translationStatus } from "~/dashboard/translation";
import { languageMarks, tabQuery, writtenLanguage } from "~/dashboard/translations.server";
import { olderNotice } from "~/dashboard/words-editor.server";
import type { RecordKind } from "~/features/audit/audit";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { markNewEnglish } from "~/features/audit/new-english.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import type { FormRules } from "~/features/forms/form-rules.server";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { WordedRecord } from "./worded-record";

/** An area with one record and one page for each language: the costs. */
export interface OnePageArea<Word extends string> {
  record: { kind: RecordKind; id: string };
  title: (language: Language) => string;
  /** Fields of a language's page; the English page also has those without a language. */
  fieldsIn: (language: Language) => readonly string[];
  /** Labels of all fields. */
  labels: (language: Language) => Readonly<Record<string, string>>;
  /** Words in each language. */
  words: readonly Word[];
  wordTexts: (language: Language) => {
    labels: Readonly<Record<Word, string>>;
    hints: Readonly<Partial<Record<Word, string>>>;
  };
  longWords: readonly Word[];
  /** Number of missing words in a language. */
  gapsIn: (record: WordedRecord<string>, language: Language) => number;
  rules: (written: Language) => FormRules<string>;
  /** A value as people write it. */
  shown?: (field: string, value: string) => string;
  /** Address of the public page. */
  site: (language: Language) => string;
}

/** Path of an area's page. @param written the tab */
export function onePagePath(
  { record }: Pick<OnePageArea<string>, "record">,
  language: Language,
  written: Language = defaultLanguage,
): string {
  return paths.dashboardPage(record.kind, language, tabQuery(written));
}

/** Loads an area's page. @throws a 404 page for an unknown language */
export async function onePageView<Word extends string>(
  request: Request,
  { db, now }: Context,
  area: OnePageArea<Word>,
  found: WordedRecord<string>,
) {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const { record, title } = area;
  const t = translator(language);
  const statusOf = (code: Language) => {
    const status = translationStatus(found.texts, code, () => area.gapsIn(found, code));
    return isWritten(area, found, code) ? status : { ...status, isOlder: false };
  };
  const { nothingYet } = texts(language).editing;
  const own = found.texts[written];
  const names = area.fieldsIn(written);
  const labels = area.labels(language);
  const events = await recordHistory(db, record);
  return {
    title: title(language),
    crumbs: [{ href: paths.dashboard(language), label: t("queue.nav.queue") }],
    tabs: languageMarks(statusOf, language).map((mark) => ({
      ...mark,
      ...(isBlank(area, found, mark.code) ? { state: "missing" as const, text: nothingYet } : {}),
      href: onePagePath(area, language, mark.code),
      current: mark.code === written,
    })),
    written,
    action: onePagePath(area, language, written),
    words: await markNewEnglish(
      db,
      record,
      isWritten(area, found, written) ? own : undefined,
      wordFields(area, found, written, language),
    ),
    values: shownValues(area, names, own?.words),
    labels: Object.fromEntries(names.map((name) => [name, { label: labels[name] ?? "" }])),
    rules: area.rules(written),
    seen: seenNow(found, written, now()),
    toWrite: t("editing.toWrite", { language: languageNames[written] }),
    older: statusOf(written).isOlder
      ? olderNotice(found.texts[defaultLanguage], language)
      : undefined,
    hasGaps: written !== defaultLanguage && area.gapsIn(found, written) > 0,
    history: recordHistoryLines(events, language, { ...record, labels }),
    revisions: paths.dashboardRecord(
      record.kind,
      record.id,
      language,
      "revisions",
      tabQuery(written),
    ),
    site: area.site(written),
  };
}

/** The conflict page for the second of two coordinators. */
export async function onePageConflict<Word extends string>(
  context: Context,
  area: OnePageArea<Word>,
  found: WordedRecord<string>,
  attempt: { written: Language; words: Record<string, string>; openedAt: string | null },
  language: Language,
) {
  const { written, words, openedAt } = attempt;
  const names = area.fieldsIn(written);
  const all = area.labels(language);
  const labels = Object.fromEntries(names.map((name) => [name, all[name] ?? ""]));
  const seen = { name: area.title(language), openedAt, labels };
  return {
    ...(await meanwhile(context, area.record, seen, language)),
    theirWords: comparedFields<string>(
      labels,
      shownValues(area, names, found.texts[written]?.words),
      shownValues(area, names, words),
    ),
    // the next save is compared with the version shown here
    seen: seenNow(found, written, context.now()),
    back: onePagePath(area, language, written),
  };
}

/** True if a language has any words; its row alone does not count. */
function isWritten(
  { words }: Pick<OnePageArea<string>, "words">,
  found: WordedRecord<string>,
  code: Language,
): boolean {
  return words.some((name) => found.texts[code]?.words[name]);
}

/** True if a language's page is empty, and English has nothing to translate. */
function isBlank(
  { fieldsIn, words }: Pick<OnePageArea<string>, "fieldsIn" | "words">,
  { texts: written }: WordedRecord<string>,
  code: Language,
): boolean {
  const isEmpty = (of: Language, names: readonly string[]) =>
    names.every((name) => !written[of]?.words[name]);
  return isEmpty(code, fieldsIn(code)) && isEmpty(defaultLanguage, words);
}

function seenNow({ texts: words }: WordedRecord<string>, written: Language, now: Date) {
  return {
    version: String(words[written]?.version ?? 0),
    english: String(words[defaultLanguage]?.version ?? 0),
    openedAt: now.toISOString(),
  };
}

function wordFields<Word extends string>(
  { words, wordTexts, longWords }: OnePageArea<Word>,
  found: WordedRecord<string>,
  written: Language,
  language: Language,
): TranslatedField[] {
  const { labels, hints } = wordTexts(language);
  const own = wordTexts(written).labels;
  const english = found.texts[defaultLanguage]?.words;
  return words.map((name) => ({
    name,
    label: labels[name],
    ownLabel: own[name],
    hint: hints[name],
    english: english?.[name] ?? "",
    size: longWords.includes(name) ? ("text" as const) : undefined,
  }));
}

function shownValues(
  { shown = (_field, value) => value }: Pick<OnePageArea<string>, "shown">,
  names: readonly string[],
  words: Record<string, string> = {},
) {
  return Object.fromEntries(names.map((name) => [name, shown(name, words[name] ?? "")]));
}
