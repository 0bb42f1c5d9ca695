import { randomBytes } from "node:crypto";
import type { Queryable } from "#db/connection.server";

/** A picture in the library without files. */
export async function insertPicture(db: Queryable, id: string, alt = "A ward"): Promise<void> {
  const at = "2026-11-20T08:00:00.000Z";
  const key = randomBytes(16).toString("hex");
  await db
    .insertInto("picture_files")
    .values({
      key,
      widths: "320,640",
      width: 640,
      height: 480,
      bytes: 1,
      name: "ward.jpg",
      left_at: null,
    })
    .execute();
  await db
    .insertInto("pictures")
    .values({ id, file_key: key, created_at: at, updated_at: at, deleted_at: null })
    .execute();
  await db.insertInto("picture_texts").values({ picture_id: id, language: "en", alt }).execute();
}
