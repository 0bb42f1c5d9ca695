import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { foldedSearchText } from "../like";
import { sampleReplyTemplates } from "./reply-templates";
import { textsByLanguage } from "./texts";

export async function seedReplyTemplates(db: Queryable, now: string): Promise<void> {
  for (const [index, { id, texts }] of sampleReplyTemplates.entries()) {
    await db
      .insertInto("reply_templates")
      .values({
        id,
        position: index + 1,
        status: "published",
        sample: flag(true),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto("reply_template_texts")
      .values(
        textsByLanguage(texts).map(({ language, text }) => ({
          record_id: id,
          language,
          ...text,
          search_text: foldedSearchText(Object.values(text)),
          updated_at: now,
        })),
      )
      .execute();
  }
}
