import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import type { MemberWords } from "~/features/team/team";
import { type Language, languages } from "~/locales/languages";

/** A member of the team, after the samples, with words in the languages that are given. */
export async function insertMember(
  db: Queryable,
  given: Partial<Insertable<Schema["team_members"]>> = {},
  texts: Partial<Record<Language, Partial<MemberWords>>> = { en: {} },
): Promise<string> {
  const id = given.id ?? randomUUID();
  const at = "2026-11-19T08:00:00.000Z";
  await db
    .insertInto("team_members")
    .values({
      id,
      photo: null,
      position: 100,
      status: "published",
      sample: 0,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .execute();
  for (const language of languages) {
    const words = texts[language];
    if (!words) continue;
    await db
      .insertInto("team_member_texts")
      .values({
        member_id: id,
        language,
        name: "Nila Akter",
        role: "Coordinator",
        bio: "Answers at night.",
        updated_at: at,
        ...words,
      })
      .execute();
  }
  return id;
}
