import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { picturesById } from "~/features/pictures/picture-record.server";
import { readSpoken, spokenLine } from "~/features/spoken/spoken";
import { missingWords } from "~/features/worded-content/worded-record";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import type { SpokenLanguage } from "~/locales/spoken";
import { translator } from "~/server/i18n.server";
import { memberFields, type TeamMember } from "./team";

/**
 * The published team in its order; English where a member's words in the language are missing or
 * unfinished.
 */
export async function teamMembers(db: Queryable, language: Language): Promise<TeamMember[]> {
  const members = await db
    .selectFrom("team_members")
    .select(["id", "picture_id", "spoken_languages", "sample"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const texts = await db
    .selectFrom("team_member_texts")
    .select(["member_id", "language", "name", "role", "bio"])
    .where("language", "in", languagesFor(language))
    .execute();
  const complete = texts.filter((text) => missingWords(memberFields, text).length === 0);
  const textOf = eachInLanguage(complete, (text) => text.member_id, language);
  const pictures = await picturesById(
    db,
    members.map(({ picture_id }) => picture_id),
    language,
  );
  return members.flatMap(({ id, picture_id, spoken_languages, sample }) => {
    const text = textOf.get(id);
    if (!text) return [];
    const { name, role, bio } = text;
    const picture = pictures.get(picture_id ?? "") ?? null;
    const speaks = speaksLine(readSpoken(spoken_languages), language);
    const words = { name, role, bio, language: text.language };
    return [{ id, picture, ...words, speaks, sample: isSet(sample) }];
  });
}

/** What families read of the languages that a member speaks; empty where there are none. */
export function speaksLine(spoken: readonly SpokenLanguage[], language: Language): string {
  if (spoken.length === 0) return "";
  const names = spokenLine(spoken, language);
  return translator(language)("about.team.speaks", { languages: names });
}
