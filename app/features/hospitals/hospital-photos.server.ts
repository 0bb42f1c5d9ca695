import type { Queryable } from "#db/connection.server";
import { countWithoutWords } from "~/features/pictures/picture-record.server";
import { languages } from "~/locales/languages";
import { pictureIdsOf } from "./hospital-covers.server";

/**
 * How many of the pictures on a hospital's page lack a description in some language: of those that were
 * chosen, or of the drawings that a sample has instead; null where there are none.
 */
export async function countPhotosWithoutWords(db: Queryable, id: string): Promise<number | null> {
  const chosen = (await pictureIdsOf(db, [id])).get(id) ?? [];
  if (chosen.length > 0) return countWithoutWords(db, chosen);
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
  if (rows.length === 0) return null;
  return rows.filter(({ described }) => described < languages.length).length;
}
