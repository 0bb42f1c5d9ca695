import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("hospitals")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("country", "text", (column) => column.notNull())
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("latitude", "real")
    .addColumn("longitude", "real")
    .addColumn("website", "text")
    .addColumn("accreditation_body", "text")
    .addColumn("accreditation_as_of", "text")
    .addColumn("accreditation_source", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("sample", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("hospital_texts")
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("bio", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("key_highlights", "text", (column) => column.notNull())
    .addColumn("centers_of_excellence", "text", (column) => column.notNull())
    .addColumn("services_for_bangladesh", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("hospital_texts_pk", ["hospital_id", "language"])
    .execute();
  await db.schema
    .createTable("hospital_specialties")
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("specialty", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("hospital_specialties_pk", ["hospital_id", "specialty"])
    .execute();
  await db.schema
    .createTable("hospital_photos")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("posts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("featured", "integer", (column) => column.notNull())
    .addColumn("cover", "text")
    .addColumn("video_url", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("published_at", "text")
    .addColumn("sample", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("post_texts")
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_texts_pk", ["post_id", "language"])
    .execute();
  await db.schema
    .createTable("reviews")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("submission_key", "text", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("country", "text", (column) => column.notNull())
    .addColumn("treatment", "text", (column) => column.notNull())
    .addColumn("hospital_id", "text", (column) =>
      column.references("hospitals.id").onDelete("set null"),
    )
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("consented_at", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .addColumn("published_at", "text")
    .addColumn("sample", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint("reviews_once", ["submission_key", "content_hash"])
    .execute();
  await db.schema
    .createTable("video_reviews")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("video_url", "text", (column) => column.notNull())
    .addColumn("patient", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("published_at", "text")
    .addColumn("sample", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("team_members")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("photo", "text")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("sample", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("team_member_texts")
    .addColumn("member_id", "text", (column) =>
      column.notNull().references("team_members.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("bio", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("team_member_texts_pk", ["member_id", "language"])
    .execute();
  await db.schema
    .createTable("company")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("whatsapp", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("address_en", "text", (column) => column.notNull())
    .addColumn("address_bn", "text", (column) => column.notNull())
    .addColumn("address_th", "text", (column) => column.notNull())
    .addColumn("facebook", "text")
    .addColumn("youtube", "text")
    .addColumn("instagram", "text")
    .addColumn("sample", "integer", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex("hospitals_status_country_slug")
    .on("hospitals")
    .columns(["status", "country", "slug"])
    .execute();
  await db.schema
    .createIndex("hospital_specialties_specialty")
    .on("hospital_specialties")
    .columns(["specialty"])
    .execute();
  await db.schema
    .createIndex("hospital_photos_hospital_id_position")
    .on("hospital_photos")
    .columns(["hospital_id", "position"])
    .execute();
  await db.schema
    .createIndex("posts_status_published_at")
    .on("posts")
    .columns(["status", "published_at"])
    .execute();
  await db.schema
    .createIndex("posts_status_category_published_at")
    .on("posts")
    .columns(["status", "category", "published_at"])
    .execute();
  await db.schema
    .createIndex("reviews_status_published_at")
    .on("reviews")
    .columns(["status", "published_at"])
    .execute();
  await db.schema
    .createIndex("reviews_status_country_treatment_published_at")
    .on("reviews")
    .columns(["status", "country", "treatment", "published_at"])
    .execute();
  await db.schema
    .createIndex("reviews_hospital_id_status")
    .on("reviews")
    .columns(["hospital_id", "status"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "company",
    "team_member_texts",
    "team_members",
    "video_reviews",
    "reviews",
    "post_texts",
    "posts",
    "hospital_photos",
    "hospital_specialties",
    "hospital_texts",
    "hospitals",
  ]) {
    await db.schema.dropTable(table).execute();
  }
}
