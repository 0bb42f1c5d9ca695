import type { Queryable } from "#db/connection.server";
import { languages } from "~/locales/languages";

/** How many of a hospital's pictures lack a description in some language. */
export async function countPhotosWithoutWords(db: Queryable, id: string): Promise<number> {
  const rows = await db
    .selectFrom("hospital_photos")
    .leftJoin("hospital_photo_texts", (join) =>
      join
        .onRef("hospital_photo_texts.photo_id", "=", "hospital_photos.id")
        .on("hospital_photo_texts.alt", "!=", ""),
    )
    .select(["hospital_photos.id", (eb) => eb.fn.count<number>("language").as("described")])
    .where("hospital_id", "=", id)
    .groupBy("hospital_photos.id")
    .execute();
  return rows.filter(({ described }) => described < languages.length).length;
}
