import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { insertStory } from "./story";

const AT = "2026-11-01T00:00:00.000Z";

/** A published hospital with nothing but a name. */
export async function insertHospital(db: Queryable, number: number): Promise<void> {
  const id = `page-${number}`;
  await db
    .insertInto("hospitals")
    .values({
      id,
      slug: id,
      country: number % 2 ? "india" : "thailand",
      city: "Chennai",
      status: "published",
      sample: 0,
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  await db
    .insertInto("hospital_texts")
    .values({
      record_id: id,
      language: "en",
      updated_at: AT,
      name: `Hospital ${number}`,
      location: "Chennai",
      address: "1 Road",
      bio: "A hospital.",
      about: "A hospital.",
      key_highlights: "",
      centers_of_excellence: "",
      services_for_bangladesh: "",
    })
    .execute();
}

/** A published review of a family. */
export async function insertReview(db: Queryable, number: number): Promise<void> {
  const id = `page-${number}`;
  const text = `Review ${number}`;
  await insertStory(db, { id, text, status: "published", created_at: AT, published_at: AT });
}

/** A published post of travel tips. */
export async function insertPost(db: Queryable, number: number): Promise<void> {
  const id = `page-${number}`;
  await db
    .insertInto("posts")
    .values({
      id,
      slug: id,
      category: "travel-tips",
      featured: 0,
      link: "",
      picture_id: null,
      deleted_at: null,
      search_text: "",
      status: "published",
      published_at: AT,
      sample: 0,
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  await db
    .insertInto("post_texts")
    .values({
      ...{ record_id: id, language: "en", title: `Post ${number}` },
      ...{ excerpt: "In short.", body: "At length.", search_text: "", updated_at: AT },
    })
    .execute();
}

/** An account of a family. */
export async function insertFamily(db: Queryable, name: string): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("users")
    .values({
      id,
      name,
      email: `${id}@example.com`,
      phone: null,
      role: "user",
      password_hash: "",
      language: "en",
      email_verified_at: AT,
      disabled_at: null,
      created_at: AT,
      updated_at: AT,
    })
    .execute();
}

/** A picture of the library, without files. */
export async function insertPicture(db: Queryable, name: string): Promise<void> {
  const id = randomUUID();
  const file = { key: id, widths: "320", width: 320, height: 240, bytes: 1, name, left_at: null };
  await db.insertInto("picture_files").values(file).execute();
  await db
    .insertInto("pictures")
    .values({ id, file_key: id, version: 1, created_at: AT, updated_at: AT, deleted_at: null })
    .execute();
}
