import { comparedFields } from "~/dashboard/compared-fields";
import { recordName, recordPaths, type WordsArea } from "~/dashboard/words-editor.server";
import type { RecordKind } from "~/features/audit/audit";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { WordedRecord } from "./worded-record";

/** An area as its editor and the audit know it. */
export type Area<Field extends string> = WordsArea<Field> & { path: RecordKind };

/** What the second of two coordinators is told who wrote the same words at once. */
export async function wordsConflict<Field extends string>(
  context: Context,
  area: Area<Field>,
  found: WordedRecord<Field>,
  attempt: { written: Language; words: Record<Field, string>; openedAt: string | null },
  language: Language,
) {
  const { written, words, openedAt } = attempt;
  const theirs = found.texts[written];
  return {
    ...(await changesSince(context, area, found, openedAt, language)),
    theirWords: comparedFields<string>(area.labels(language), theirs?.words, words),
    // with what is shown here, and not with what may come after it
    seen: {
      version: String(theirs?.version ?? 0),
      english: String(found.texts[defaultLanguage]?.version ?? 0),
      openedAt: context.now().toISOString(),
    },
    back: recordPaths(area.path).record(found.id, language, written),
  };
}

/** What a coordinator is told who published what somebody else had changed. */
export async function publicationConflict<Field extends string>(
  context: Context,
  area: Area<Field>,
  found: WordedRecord<Field>,
  attempt: { published: "yes" | "no"; openedAt: string | null },
  language: Language,
) {
  const english = found.texts[defaultLanguage]?.words;
  const areaPaths = recordPaths(area.path);
  return {
    ...(await changesSince(context, area, found, attempt.openedAt, language)),
    theirWords: comparedFields<string>(area.labels(language), english),
    ...publicationAgain(attempt.published, found.version, context, language),
    action: areaPaths.part("publication", found.id, language),
    back: areaPaths.record(found.id, language),
  };
}

/** What the form says that asks once more, of the record as it is shown now. */
export function publicationAgain(
  published: "yes" | "no",
  version: number,
  context: Context,
  language: Language,
) {
  const { conflict, publish, withdraw } = texts(language).editing;
  const isPublishing = published === "yes";
  return {
    advice: isPublishing ? conflict.publishing : conflict.withdrawing,
    submit: isPublishing ? publish : withdraw,
    hidden: { published, version: String(version), openedAt: context.now().toISOString() },
  };
}

/** What happened to a record since a page of it was opened. */
export function changesSince<Field extends string>(
  context: Context,
  area: Area<Field>,
  found: WordedRecord<Field>,
  openedAt: string | null,
  language: Language,
) {
  const seen = {
    name: recordName(found, area, language),
    openedAt,
    labels: {
      ...area.labels(language),
      ...area.factLabels?.(language),
    },
  };
  return meanwhile(context, { kind: area.path, id: found.id }, seen, language);
}
