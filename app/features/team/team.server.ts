import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { TeamMember } from "./team";

/** The team in its order; English where a member lacks the language. */
export async function teamMembers(db: Queryable, language: Language): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom("team_members")
    .innerJoin("team_member_texts as english", (join) =>
      join
        .onRef("english.member_id", "=", "team_members.id")
        .on("english.language", "=", defaultLanguage),
    )
    .leftJoin("team_member_texts as own", (join) =>
      join.onRef("own.member_id", "=", "team_members.id").on("own.language", "=", language),
    )
    .select((eb) => [
      "team_members.id",
      "team_members.photo",
      "team_members.sample",
      "own.language as ownLanguage",
      eb.fn.coalesce("own.name", "english.name").as("name"),
      eb.fn.coalesce("own.role", "english.role").as("role"),
      eb.fn.coalesce("own.bio", "english.bio").as("bio"),
    ])
    .orderBy("team_members.position")
    .orderBy("team_members.id")
    .execute();
  return rows.map(({ ownLanguage, sample, ...member }) => ({
    ...member,
    sample: isSet(sample),
    language: ownLanguage ?? defaultLanguage,
  }));
}
