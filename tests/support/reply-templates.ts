import type { Queryable } from "#db/connection.server";

/** A published reply template in English. */
export async function insertReplyTemplate(db: Queryable, id: string): Promise<void> {
  const at = "2026-11-19T08:00:00.000Z";
  const times = { created_at: at, updated_at: at };
  await db
    .insertInto("reply_templates")
    .values({ id, position: 100, status: "published", sample: 0, ...times })
    .execute();
  await db
    .insertInto("reply_template_texts")
    .values({ record_id: id, language: "en", title: "Thanks", body: "Thank you.", updated_at: at })
    .execute();
}
