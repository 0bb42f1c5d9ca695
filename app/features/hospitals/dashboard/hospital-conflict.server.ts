import { comparedFields } from "~/dashboard/compared-fields";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { publicationAgain } from "~/features/worded-content/conflicts.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { HOSPITAL_KIND } from "../hospital-changes.server";
import { type HospitalRecord, recordName } from "../hospital-record.server";
import { flatWords, type HospitalWords } from "../hospital-words";
import { hospitalValues } from "./hospital-fields.server";
import { hospitalPaths } from "./hospital-paths.server";

/** What the second of two coordinators is told who wrote the same words at once. */
export async function wordsConflict(
  context: Context,
  found: HospitalRecord,
  attempt: { written: Language; words: HospitalWords; openedAt: string | null },
  language: Language,
) {
  const { written, words, openedAt } = attempt;
  const { fields } = texts(language).hospitalEditing;
  const theirs = found.texts[written];
  return {
    values: hospitalValues(words, theirs ?? words),
    errors: {},
    conflict: {
      ...(await changesSince(context, found, openedAt, language)),
      theirWords: comparedFields(fields, theirs && flatWords(theirs), flatWords(words)),
      // with what is shown here, and not with what may come after it
      seen: {
        version: String(theirs?.version ?? 0),
        english: String(found.texts[defaultLanguage]?.version ?? 0),
        openedAt: context.now().toISOString(),
      },
      back: hospitalPaths.record(found.id, language, written),
    },
  };
}

/** What a coordinator is told who published what somebody else had changed. */
export async function publicationConflict(
  context: Context,
  found: HospitalRecord,
  attempt: { published: "yes" | "no"; openedAt: string | null },
  language: Language,
) {
  const { hospitalEditing } = texts(language);
  const english = found.texts[defaultLanguage];
  return {
    ...(await changesSince(context, found, attempt.openedAt, language)),
    theirWords: comparedFields(hospitalEditing.fields, english && flatWords(english)),
    ...publicationAgain(attempt.published, found.version, context, language),
    action: hospitalPaths.part("publication", found.id, language),
    back: hospitalPaths.record(found.id, language),
  };
}

/** What happened to a hospital since somebody opened it. */
export function changesSince(
  context: Context,
  found: HospitalRecord,
  openedAt: string | null,
  language: Language,
) {
  const { fields: labels } = texts(language).hospitalEditing;
  const seen = { name: recordName(found, language), openedAt, labels };
  return meanwhile(context, { kind: HOSPITAL_KIND, id: found.id }, seen, language);
}
