import { type Kysely, sql } from "kysely";
import {
  createIndexes,
  createPartialIndex,
  recordTable,
  required,
  textOrEmpty,
  textTable,
} from "./columns";

export async function createContent(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, "posts")
    .addColumn("published_at", "text")
    .addColumn("picture_id", "text")
    .addColumn("category", "text", required)
    .addColumn("featured", "integer", required)
    .addColumn("link", "text", textOrEmpty)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .execute();
  await textTable(db, "post_texts", "posts")
    .addColumn("title", "text", textOrEmpty)
    .addColumn("excerpt", "text", textOrEmpty)
    .addColumn("body", "text", textOrEmpty)
    .execute();
  await recordTable(db, "reviews")
    .addColumn("published_at", "text")
    .addColumn("reason", "text", textOrEmpty)
    .addColumn("name", "text", textOrEmpty)
    .addColumn("place", "text", textOrEmpty)
    .addColumn("text", "text", textOrEmpty)
    .addColumn("country", "text", textOrEmpty)
    .addColumn("treatment", "text", textOrEmpty)
    .addColumn("hospital_id", "text", textOrEmpty)
    .addColumn("rating", "integer", required)
    .addColumn("language", "text", required)
    .addColumn("consent_source", "text", textOrEmpty)
    .addColumn("consent_note", "text", textOrEmpty)
    .addColumn("consented_on", "text", textOrEmpty)
    .addColumn("email", "text")
    .addColumn("submission_key", "text")
    .addColumn("content_hash", "text")
    .addUniqueConstraint("reviews_once", ["submission_key", "content_hash"])
    .execute();
  await recordTable(db, "video_reviews")
    .addColumn("position", "integer", required)
    .addColumn("link", "text", textOrEmpty)
    .addColumn("consent_source", "text", textOrEmpty)
    .addColumn("consent_note", "text", textOrEmpty)
    .addColumn("consented_on", "text", textOrEmpty)
    .addColumn("withdrawn_on", "text", textOrEmpty)
    .addColumn("consent_noted_by", "text")
    .addColumn("consent_noted_at", "text")
    .execute();
  await textTable(db, "video_review_texts", "video_reviews")
    .addColumn("title", "text", textOrEmpty)
    .addColumn("patient", "text", textOrEmpty)
    .execute();
  await recordTable(db, "team_members")
    .addColumn("position", "integer", required)
    .addColumn("picture_id", "text")
    .addColumn("languages", "text", textOrEmpty)
    .execute();
  await textTable(db, "team_member_texts", "team_members")
    .addColumn("name", "text", textOrEmpty)
    .addColumn("role", "text", textOrEmpty)
    .addColumn("bio", "text", textOrEmpty)
    .execute();
  await recordTable(db, "doctors")
    .addColumn("hospital_id", "text", required)
    .addColumn("specialty", "text", required)
    .addColumn("languages", "text", textOrEmpty)
    .addColumn("registration", "text", textOrEmpty)
    .addColumn("registration_link", "text", textOrEmpty)
    .addColumn("registration_as_of", "text", textOrEmpty)
    .addColumn("registration_source", "text", textOrEmpty)
    .execute();
  await textTable(db, "doctor_texts", "doctors")
    .addColumn("name", "text", textOrEmpty)
    .addColumn("about", "text", textOrEmpty)
    .execute();
  await recordTable(db, "reply_templates").addColumn("position", "integer", required).execute();
  await textTable(db, "reply_template_texts", "reply_templates")
    .addColumn("title", "text", textOrEmpty)
    .addColumn("occasion", "text", textOrEmpty)
    .addColumn("body", "text", textOrEmpty)
    .execute();
  await recordTable(db, "checklist_papers")
    .addColumn("position", "integer", required)
    .addColumn("country", "text", required)
    .addColumn("whose", "text", required)
    .addColumn("need", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("source", "text", textOrEmpty)
    .addColumn("as_of", "text", textOrEmpty)
    .execute();
  await textTable(db, "checklist_paper_texts", "checklist_papers")
    .addColumn("title", "text", textOrEmpty)
    .addColumn("why", "text", textOrEmpty)
    .addColumn("how", "text", textOrEmpty)
    .execute();
  await db.schema
    .createTable("revisions")
    .addColumn("record_kind", "text", required)
    .addColumn("record_id", "text", required)
    .addColumn("language", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("english_version", "integer", required)
    .addColumn("fields", "text", required)
    .addColumn("actor_id", "text")
    .addColumn("at", "text", required)
    .addPrimaryKeyConstraint("revisions_key", ["record_kind", "record_id", "language", "version"])
    .execute();
  await db.schema
    .createTable("former_slugs")
    .addColumn("area", "text", required)
    .addColumn("slug", "text", required)
    .addColumn("record_id", "text", required)
    .addPrimaryKeyConstraint("former_slugs_key", ["area", "slug"])
    .execute();
  await createIndexes(db, {
    posts_featured: ["posts", "status", "featured", "published_at", "id"],
    posts_list: ["posts", "status", "published_at", "id"],
    posts_category_list: ["posts", "status", "category", "published_at", "id"],
    posts_editing: ["posts", "deleted_at", "updated_at", "id"],
    posts_picture_id: ["posts", "picture_id"],
    reviews_status_country_treatment_published_at: [
      "reviews",
      "status",
      "country",
      "treatment",
      "published_at",
    ],
    reviews_list: ["reviews", "status", "published_at", "id"],
    reviews_country_list: ["reviews", "status", "country", "published_at", "id"],
    reviews_treatment_list: ["reviews", "status", "treatment", "published_at", "id"],
    reviews_ratings: ["reviews", "status", "sample", "rating"],
    reviews_shown_ratings: ["reviews", "status", "deleted_at", "sample", "rating"],
    video_reviews_order: ["video_reviews", "deleted_at", "position", "id"],
    team_members_picture_id: ["team_members", "picture_id"],
    revisions_at: ["revisions", "at"],
    former_slugs_record_id: ["former_slugs", "record_id"],
  });
  // the order of the dashboard's list (`waitingSince` of the content engine)
  await sql`create index reviews_waiting on reviews (deleted_at,
    (case when status = 'draft' and reason = '' then created_at else '9999' end),
    updated_at desc, id desc)`.execute(db);
  await createPartialIndex(
    db,
    "posts_deleted_at",
    ["posts", "deleted_at"],
    "deleted_at is not null",
  );
}
