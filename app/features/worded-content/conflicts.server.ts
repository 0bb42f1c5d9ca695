import { comparedFields } from "~/dashboard/compared-fields";
import { recordName, recordPaths, type WordsArea } from "~/dashboard/words-editor.server";
import type { RecordKind } from "~/features/audit/audit";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { WordedRecord } from "./worded-record";

type Area<Field extends string> = WordsArea<Field> & { path: RecordKind };

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

export type PublicationConflict = Awaited<ReturnType<typeof publicationConflict>>;

/** What a coordinator is told who published what somebody else had changed. */
export async function publicationConflict<Field extends string>(
  context: Context,
  area: Area<Field>,
  found: WordedRecord<Field>,
  attempt: { published: "yes" | "no"; openedAt: string | null },
  language: Language,
) {
  const { editing } = texts(language);
  const isPublishing = attempt.published === "yes";
  const english = found.texts[defaultLanguage]?.words;
  return {
    ...(await changesSince(context, area, found, attempt.openedAt, language)),
    theirWords: comparedFields<string>(area.labels(language), english),
    advice: isPublishing ? editing.conflict.publishing : editing.conflict.withdrawing,
    submit: isPublishing ? editing.publish : editing.withdraw,
    hidden: {
      published: attempt.published,
      version: String(found.version),
      openedAt: context.now().toISOString(),
    },
    action: recordPaths(area.path).part("publication", found.id, language),
    back: recordPaths(area.path).record(found.id, language),
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
    labels: area.labels(language) as Record<string, string>,
  };
  return meanwhile(context, { kind: area.path, id: found.id }, seen, language);
}
