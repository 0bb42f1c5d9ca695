import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { MemberRecord } from "../member-record.server";
import { type MemberWords, memberFields } from "../team";
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
  const labels = texts(language).team.fields;
  const theirs = found.texts[written];
  return {
    ...(await meanwhile(context, found, openedAt, language)),
    theirWords: memberFields.map((name) => ({
      name,
      label: labels[name],
      value: theirs?.[name] ?? "",
      differs: (theirs?.[name] ?? "") !== words[name],
    })),
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
  const english = found.texts[defaultLanguage];
  return {
    ...(await meanwhile(context, found, attempt.openedAt, language)),
    theirWords: memberFields.map((name) => ({
      name,
      label: team.fields[name],
      value: english?.[name] ?? "",
      differs: false,
    })),
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

async function meanwhile(
  context: Context,
  found: MemberRecord,
  openedAt: string | null,
  language: Language,
) {
  const { title, theirs, yours } = texts(language).dashboard.conflict;
  const events = await recordHistory(context.db, { kind: "team-member", id: found.id });
  // without a time the newest change alone is shown
  const since = openedAt ? events.filter(({ at }) => at >= openedAt) : events.slice(0, 1);
  return {
    title,
    theirs,
    yours,
    text: translator(language)("editing.conflict.text", { name: memberName(found, language) }),
    since: recordHistoryLines(since, language),
  };
}
