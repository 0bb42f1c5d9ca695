import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { isPicture } from "~/features/pictures/pictures.server";
import type { ChoiceOutcome } from "~/features/pictures/record-choice.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { findPostRecord } from "./post-record.server";

const kind = "blog-posts";

/**
 * Chooses a post's cover, or takes it away.
 *
 * @param pictureId null: none
 */
export function choosePostPicture(
  db: Database,
  by: Editor,
  { id, pictureId }: { id: string; pictureId: string | null },
  now: Date,
): Promise<ChoiceOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await findPostRecord(trx, id);
    if (!found) return "missing";
    if (found.pictureId === pictureId) return "done";
    if (pictureId !== null && !(await isPicture(trx, pictureId))) return "missing";
    await trx
      .updateTable("posts")
      .set((eb) => ({
        picture_id: pictureId,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", id)
      .execute();
    await auditContent(trx, by, "content-changed", { kind, id }, now);
    return "done";
  });
}

/** The posts that have a picture as their cover, and where theirs is chosen. */
export async function postsWithPicture(db: Queryable, pictureId: string, language: Language) {
  const texts = await db
    .selectFrom("posts")
    .innerJoin("post_texts", "post_id", "id")
    .select(["id", "language", "title"])
    .where("picture_id", "=", pictureId)
    .where("language", "in", languagesFor(language))
    .where("title", "!=", "")
    .execute();
  return [...eachInLanguage(texts, ({ id }) => id, language).values()].map(({ id, title }) => ({
    label: title,
    href: paths.dashboardRecord(kind, id, language, "pictures"),
  }));
}
