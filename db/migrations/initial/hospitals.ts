import type { Kysely } from "kysely";
import {
  createIndexes,
  key,
  pictureTable,
  recordTable,
  required,
  textOrEmpty,
  textTable,
} from "./columns";

export async function createHospitals(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, "hospitals")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("country", "text", textOrEmpty)
    .addColumn("city", "text", textOrEmpty)
    .addColumn("place", "text", textOrEmpty)
    .addColumn("website", "text", textOrEmpty)
    .addColumn("accreditation_body", "text", textOrEmpty)
    .addColumn("accreditation_as_of", "text", textOrEmpty)
    .addColumn("accreditation_source", "text", textOrEmpty)
    .addColumn("specialties", "text", textOrEmpty)
    .execute();
  await textTable(db, "hospital_texts", "hospitals")
    .addColumn("name", "text", textOrEmpty)
    .addColumn("location", "text", textOrEmpty)
    .addColumn("address", "text", textOrEmpty)
    .addColumn("bio", "text", textOrEmpty)
    .addColumn("about", "text", textOrEmpty)
    .addColumn("key_highlights", "text", textOrEmpty)
    .addColumn("centers_of_excellence", "text", textOrEmpty)
    .addColumn("services_for_bangladesh", "text", textOrEmpty)
    .execute();
  await db.schema
    .createTable("hospital_photos")
    .addColumn("id", "text", key)
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("file", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("position", "integer", required)
    .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("hospital_photo_texts")
    .addColumn("photo_id", "text", (column) =>
      column.notNull().references("hospital_photos.id").onDelete("cascade"),
    )
    .addColumn("language", "text", required)
    .addColumn("alt", "text", required)
    .addPrimaryKeyConstraint("hospital_photo_texts_key", ["photo_id", "language"])
    .execute();
  await pictureTable(db, "hospital_pictures", "hospitals").execute();
  await createIndexes(db, {
    hospitals_list: ["hospitals", "status", "country", "slug", "id"],
    hospitals_changed: ["hospitals", "updated_at", "id"],
    hospital_photos_hospital_id_position: ["hospital_photos", "hospital_id", "position"],
    hospital_pictures_picture_id: ["hospital_pictures", "picture_id"],
  });
}
