import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { picturesById } from "~/features/pictures/picture-record.server";
import { missingWords } from "~/features/worded-content/worded-record";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { memberFields, type TeamMember } from "./team";

/**
 * The published team in its order; English where a member's words in the language are missing or
 * unfinished.
 */
export async function teamMembers(db: Queryable, language: Language): Promise<TeamMember[]> {
  const members = await db
    .selectFrom("team_members")
    .select(["id", "picture_id", "sample"])
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
  return members.flatMap(({ id, picture_id, sample }) => {
    const text = textOf.get(id);
    if (!text) return [];
    const { name, role, bio } = text;
    const picture = pictures.get(picture_id ?? "") ?? null;
    return [{ id, picture, name, role, bio, language: text.language, sample: isSet(sample) }];
  });
}
