import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import { sampleTeam } from "./team";
import { textsByLanguage } from "./texts";

export async function seedTeam(db: Queryable, now: string): Promise<void> {
  for (const member of sampleTeam) {
    await db
      .insertInto("team_members")
      .values({
        id: member.id,
        position: member.position,
        status: "published",
        sample: flag(true),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto("team_member_texts")
      .values(
        textsByLanguage(member.texts).map(({ language, text }) => ({
          record_id: member.id,
          language,
          ...text,
          search_text: foldedSearchText(Object.values(text)),
          updated_at: now,
        })),
      )
      .execute();
  }
}
