import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { sampleTeam } from "./team";

const languages = ["en", "bn", "th"] as const;

export async function layTeam(db: Queryable, now: string): Promise<void> {
  for (const member of sampleTeam) {
    await db
      .insertInto("team_members")
      .values({
        id: member.id,
        photo: null,
        position: member.position,
        sample: flag(true),
        created_at: now,
      })
      .execute();
    await db
      .insertInto("team_member_texts")
      .values(
        languages.map((language) => ({
          member_id: member.id,
          language,
          ...member.texts[language],
        })),
      )
      .execute();
  }
}
