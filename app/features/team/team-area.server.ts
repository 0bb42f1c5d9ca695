import type { Database } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import type { ContentArea, PuttingBack } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { binnedMembers, eraseBinnedMembers, restoreMember } from "./member-bin.server";
import { findMember, type MemberRecord, revisedWords } from "./member-record.server";
import { writeMemberWords } from "./member-words.server";
import { type MemberField, memberFields } from "./team";

/** What the team does with earlier words, and with its bin. */
export const teamArea: ContentArea = {
  kind: "team-member",
  hasLanguages: true,
  labels: (language) => texts(language).team.fields,
  find: async (db, id, language) => {
    const member = await findMember(db, id);
    return member && { name: nameOf(member, language), words: wordsOf(member) };
  },
  putBack,
  bin: { list: binnedMembers, takeOut: restoreMember, erase: eraseBinnedMembers },
};

async function putBack(
  db: Database,
  by: Editor,
  { recordId, language, fields, englishVersion, seenVersion }: PuttingBack,
  now: Date,
) {
  const words = Object.fromEntries(
    memberFields.map((field) => [field, fields[field] ?? ""]),
  ) as Record<MemberField, string>;
  const change = {
    memberId: recordId,
    language: language ?? defaultLanguage,
    words,
    seenVersion,
    seenEnglish: englishVersion,
    kind: "content-reverted",
  } as const;
  return (await writeMemberWords(db, by, change, now)).outcome;
}

function nameOf({ texts: words }: MemberRecord, language: Language): string {
  return words[language]?.name || words[defaultLanguage]?.name || "";
}

function wordsOf({ texts: words }: MemberRecord) {
  return new Map(
    Object.values(words).map((text) => [text.language as Language | null, revisedWords(text)]),
  );
}
