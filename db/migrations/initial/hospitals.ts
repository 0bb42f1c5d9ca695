import type { Kysely } from "kysely";
import { createIndexes, key, required } from "./columns";

/** Hospitals. */
export async function createHospitals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("hospitals")
    .addColumn("id", "text", key)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("country", "text", required)
    .addColumn("city", "text", required)
    .addColumn("latitude", "real")
    .addColumn("longitude", "real")
    .addColumn("website", "text")
    .addColumn("accreditation_body", "text")
    .addColumn("accreditation_as_of", "text")
    .addColumn("accreditation_source", "text")
    .addColumn("status", "text", required)
    .addColumn("sample", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("deleted_at", "text")
    .addColumn("facts_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("hospital_texts")
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("language", "text", required)
    .addColumn("name", "text", required)
    .addColumn("location", "text", required)
    .addColumn("address", "text", required)
    .addColumn("bio", "text", required)
    .addColumn("about", "text", required)
    .addColumn("key_highlights", "text", required)
    .addColumn("centers_of_excellence", "text", required)
    .addColumn("services_for_bangladesh", "text", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("english_version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updated_at", "text", (column) => column.notNull().defaultTo(""))
    .addPrimaryKeyConstraint("hospital_texts_key", ["hospital_id", "language"])
    .execute();
  await db.schema
    .createTable("hospital_specialties")
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("specialty", "text", required)
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("hospital_specialties_key", ["hospital_id", "specialty"])
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
  await db.schema
    .createTable("hospital_slugs")
    .addColumn("slug", "text", key)
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("hospital_pictures")
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("picture_id", "text", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", required)
    .addPrimaryKeyConstraint("hospital_pictures_key", ["hospital_id", "picture_id"])
    .execute();
  await createIndexes(db, {
    hospitals_list: ["hospitals", "status", "country", "slug", "id"],
    hospitals_changed: ["hospitals", "updated_at", "id"],
    hospital_specialties_specialty: ["hospital_specialties", "specialty"],
    hospital_photos_hospital_id_position: ["hospital_photos", "hospital_id", "position"],
    hospital_slugs_hospital_id: ["hospital_slugs", "hospital_id"],
    hospital_pictures_picture_id: ["hospital_pictures", "picture_id"],
  });
}
