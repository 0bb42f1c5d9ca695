import { comparedFields } from "~/dashboard/compared-fields";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { MemberRecord } from "../member-record.server";
import type { MemberWords } from "../team";
import { memberName, teamPaths } from "./member-paths.server";

export type WordsConflict = Awaited<ReturnType<typeof wordsConflict>>;
export type PublicationConflict = Awaited<ReturnType<typeof publicationConflict>>;

/** What the second of two coordinators is told who wrote the same words at once. */
export async function wordsConflict(
  context: Context,
  found: MemberRecord,
  attempt: { written: Language; words: MemberWords; openedAt: string | null },
  language: Language,
) {
  const { written, words, openedAt } = attempt;
  const theirs = found.texts[written];
  return {
    ...(await changesSince(context, found, openedAt, language)),
    theirWords: comparedFields(texts(language).team.fields, theirs, words),
    // with what is shown here, and not with what may come after it
    seen: {
      version: String(theirs?.version ?? 0),
      english: String(found.texts[defaultLanguage]?.version ?? 0),
      openedAt: context.now().toISOString(),
    },
    back: teamPaths.record(found.id, language, written),
  };
}

/** What a coordinator is told who published what somebody else had changed. */
export async function publicationConflict(
  context: Context,
  found: MemberRecord,
  attempt: { published: "yes" | "no"; openedAt: string | null },
  language: Language,
) {
  const { editing, team } = texts(language);
  return {
    ...(await changesSince(context, found, attempt.openedAt, language)),
    theirWords: comparedFields(team.fields, found.texts[defaultLanguage]),
    isPublishing: attempt.published === "yes",
    submit: attempt.published === "yes" ? editing.publish : editing.withdraw,
    hidden: {
      published: attempt.published,
      version: String(found.version),
      openedAt: context.now().toISOString(),
    },
    action: teamPaths.publication(found.id, language),
    back: teamPaths.record(found.id, language),
  };
}

function changesSince(
  context: Context,
  found: MemberRecord,
  openedAt: string | null,
  language: Language,
) {
  const { fields: labels } = texts(language).team;
  const seen = { name: memberName(found, language), openedAt, labels };
  return meanwhile(context, { kind: "team-member", id: found.id }, seen, language);
}
