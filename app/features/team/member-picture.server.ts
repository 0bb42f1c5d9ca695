import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { isPicture } from "~/features/pictures/pictures.server";
import type { ChoiceOutcome } from "~/features/pictures/record-choice.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { findMember } from "./member-record.server";

/**
 * Chooses a member's picture, or takes it away.
 *
 * @param pictureId null: none
 */
export function chooseMemberPicture(
  db: Database,
  by: Editor,
  { id, pictureId }: { id: string; pictureId: string | null },
  now: Date,
): Promise<ChoiceOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await findMember(trx, id);
    if (!found) return "missing";
    if (found.pictureId === pictureId) return "done";
    if (pictureId !== null && !(await isPicture(trx, pictureId))) return "missing";
    await trx
      .updateTable("team_members")
      .set((eb) => ({
        picture_id: pictureId,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", id)
      .execute();
    await auditContent(trx, by, "content-changed", { kind: "team-member", id }, now);
    return "done";
  });
}

/** The members that have a picture, and where theirs is chosen. */
export async function membersWithPicture(db: Queryable, pictureId: string, language: Language) {
  const texts = await db
    .selectFrom("team_members")
    .innerJoin("team_member_texts", "member_id", "id")
    .select(["id", "language", "name"])
    .where("picture_id", "=", pictureId)
    .where("language", "in", languagesFor(language))
    .where("name", "!=", "")
    .execute();
  return [...eachInLanguage(texts, ({ id }) => id, language).values()].map(({ id, name }) => ({
    label: name,
    href: paths.dashboardRecord("team-member", id, language, "pictures"),
  }));
}
