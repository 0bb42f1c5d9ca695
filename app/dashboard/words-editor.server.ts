import type { FormRules } from "~/features/forms/form-rules.server";
import { formatDate } from "~/locales/format";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { FieldSize, TranslatedField } from "./translated-fields";
import { type TranslatedText, translationStatus } from "./translation";
import { languageMarks, tabQuery } from "./translations.server";

/** The words of a record in one language, as an editor needs them. */
interface EditedText<Field extends string> extends TranslatedText {
  words: Record<Field, string>;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

interface EditedRecord<Field extends string> {
  id: string;
  status: "draft" | "published";
  sample: boolean;
  version: number;
  texts: Partial<Record<Language, EditedText<Field>>>;
}

/** What an area says of the words that are written there. */
interface WordsArea<Field extends string> {
  /** As its addresses name it, e.g. `blog-posts`. */
  path: string;
  /** What the area is called, in a language. */
  title: (language: Language) => string;
  /** Its fields in the order of the page; the first is what a record is called by. */
  fields: readonly [Field, ...Field[]];
  labels: (language: Language) => Record<Field, string>;
  hints: (language: Language) => Partial<Record<Field, string>>;
  /** How large those are that do not fit on a line. */
  sizes?: Partial<Record<Field, FieldSize>>;
  rules: (written: Language) => FormRules<string>;
  /** What is called how of what a page of its own changes in all languages, for the record's history. */
  factLabels?: (language: Language) => Readonly<Record<string, string>>;
}

export type WordsEditorView = ReturnType<typeof wordsEditorView>;

/** A record's words in the language of the tab, for its editor. */
function wordsEditorView<Field extends string>(
  record: EditedRecord<Field>,
  area: WordsArea<Field>,
  { written, language, now }: { written: Language; language: Language; now: Date },
) {
  const t = translator(language);
  const own = record.texts[written];
  const english = record.texts[defaultLanguage];
  const statusOf = statusIn(record, area);
  const { state, isOlder } = statusOf(written);
  return {
    name: recordName(record, area, language),
    crumbs: [{ href: recordPaths(area.path).list(language), label: area.title(language) }],
    tabs: languageMarks(statusOf, language).map((mark) => ({
      ...mark,
      href: recordPaths(area.path).record(record.id, language, mark.code),
      current: mark.code === written,
    })),
    written,
    fields: wordsFields(record, area, written, language),
    labels: fieldLabels(area, language),
    words: Object.fromEntries(area.fields.map((field) => [field, own?.words[field] ?? ""])),
    rules: area.rules(written),
    seen: {
      version: String(own?.version ?? 0),
      english: String(english?.version ?? 0),
      openedAt: now.toISOString(),
    },
    toWrite: t("editing.toWrite", { language: languageNames[written] }),
    older: isOlder ? olderNotice(english, language) : undefined,
    hasGaps: state === "missing" && written !== defaultLanguage,
    paths: {
      record: recordPaths(area.path).record(record.id, language, written),
      deletion: recordPaths(area.path).part("deletion", record.id, language),
      revisions: recordPaths(area.path).revisions(record.id, language, written),
    },
  };
}

/** What is said beside words that are older than the English. */
export function olderNotice(english: { updatedAt: string } | undefined, language: Language) {
  if (!english) return undefined;
  const date = formatDate(english.updatedAt, language);
  return translator(language)("editing.older", { date });
}

/** How a record stands in each language. */
function statusIn<Field extends string>(
  record: Pick<EditedRecord<Field>, "texts">,
  { fields }: Pick<WordsArea<Field>, "fields">,
) {
  return (code: Language) =>
    translationStatus(
      record.texts,
      code,
      (text) => fields.filter((field) => !text?.words[field]).length,
    );
}

/** The fields of a record's words for a form; of a new one (null) nothing stands there yet. */
function wordsFields<Field extends string>(
  record: Pick<EditedRecord<Field>, "texts"> | null,
  area: WordsArea<Field>,
  written: Language,
  language: Language,
): TranslatedField[] {
  const labels = area.labels(language);
  const own = area.labels(written);
  const hints = area.hints(language);
  const english = record?.texts[defaultLanguage]?.words;
  return area.fields.map((name) => ({
    name,
    label: labels[name],
    ownLabel: own[name],
    hint: hints[name],
    english: english?.[name] ?? "",
    size: area.sizes?.[name],
  }));
}

/** What the fields are called where something is wrong with them. */
function fieldLabels<Field extends string>(
  area: WordsArea<Field>,
  language: Language,
): Record<string, { label: string }> {
  const labels: Record<Field, string> = area.labels(language);
  return Object.fromEntries(area.fields.map((name) => [name, { label: labels[name] }]));
}

/** What a record is called by: its first field in the page's language, else in English. */
function recordName<Field extends string>(
  record: Pick<EditedRecord<Field>, "texts">,
  { fields: [first] }: Pick<WordsArea<Field>, "fields">,
  language: Language,
): string {
  return nameText(record, first, language)?.words[first] ?? "";
}

function nameText<Field extends string>(
  { texts: words }: Pick<EditedRecord<Field>, "texts">,
  first: Field,
  language: Language,
) {
  return words[language]?.words[first] ? words[language] : words[defaultLanguage];
}

/** Where the pages and forms of an area are. */
export function recordPaths(area: string) {
  return {
    list: (language: Language, query?: Query) => paths.dashboardPage(area, language, query),
    /** A page or a form beside the list: `new`, `order`. */
    beside: (part: string, language: Language) => paths.dashboardPage(`${area}/${part}`, language),
    /** @param written the tab */
    record: (id: string, language: Language, written: Language = defaultLanguage) =>
      paths.dashboardRecord(area, id, language, "", tabQuery(written)),
    /** A page or a form of one record: `publication`, `deletion`. */
    part: (part: string, id: string, language: Language, query?: Query) =>
      paths.dashboardRecord(area, id, language, part, query),
    revisions: (id: string, language: Language, written: Language) =>
      paths.dashboardRecord(area, id, language, "revisions", tabQuery(written)),
  };
}

/** What all editors of words say. */
export function wordsEditorText(language: Language) {
  const { editing, common } = texts(language);
  return { ...editing, sample: common.sample };
}
