import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/schema";
import { eraseRevisions } from "~/features/audit/revisions.server";
import type { Person } from "~/features/sessions/person";
import { reviews } from "./area.server";

/** The person's stories for the data download; empty until the email address is confirmed. */
export async function collectStories(db: Queryable, person: Person) {
  if (!person.emailVerified) return [];
  return db
    .selectFrom("reviews")
    .select(personalColumns.reviews.download)
    .where("email", "=", person.email)
    .orderBy("created_at")
    .execute();
}

/** Erases the email address from a person's stories; the texts remain. @returns the stories' ids */
export async function eraseStoryAddresses(db: Queryable, person: Person): Promise<string[]> {
  if (!person.emailVerified) return [];
  const stories = await db
    .selectFrom("reviews")
    .select("id")
    .where("email", "=", person.email)
    .execute();
  for (const { id } of stories) await eraseStoryAddress(db, id);
  return stories.map(({ id }) => id);
}

export async function eraseStoryAddress(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable("reviews")
    .set(personalColumns.reviews.erased)
    .where("id", "=", id)
    .execute();
}

/** Deletes unpublished stories that were created before the given time (ISO 8601 UTC). */
export async function sweepStories(db: Queryable, before: string): Promise<void> {
  const rows = await db
    .deleteFrom("reviews")
    .where("status", "=", "draft")
    .where("created_at", "<", before)
    .returning("id")
    .execute();
  await eraseRevisions(
    db,
    reviews.key,
    rows.map(({ id }) => id),
  );
}

/**
 * Erases the writers' email addresses, which are never public, from published stories that were created before the
 * given time.
 */
export async function sweepStoryAddresses(db: Queryable, before: string): Promise<void> {
  await db
    .updateTable("reviews")
    .set({ email: null })
    .where("status", "=", "published")
    .where("email", "is not", null)
    .where("created_at", "<", before)
    .execute();
}
