import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { foldedSearchText } from "#db/like";
import type { Schema } from "#db/schema";

/** A family's story as form fields; every value is made up. */
export const story = {
  name: "রহিমা",
  place: "ঢাকা",
  country: "india",
  treatment: "cardiology",
  hospital: "cmc-vellore",
  rating: "4",
  text: "প্রথম লাইন\nদ্বিতীয় লাইন",
  email: "Rahima@Example.com",
  consent: "on",
};

/** A written consent, as a coordinator notes it. */
export const HELD_CONSENT = {
  consent_source: "paper",
  consent_note: "Green folder",
  consented_on: "2026-11-01",
};

/** A story that waits for a coordinator. @returns its id */
export async function insertStory(
  db: Queryable,
  given: Partial<Insertable<Schema["reviews"]>> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const at = "2026-11-19T08:00:00.000Z";
  await db
    .insertInto("reviews")
    .values({
      id,
      submission_key: id,
      content_hash: id,
      name: "Rahima",
      email: "rahima@example.com",
      place: "Dhaka",
      country: "india",
      treatment: "cardiology",
      hospital_id: "",
      rating: 4,
      text: "They rang at nihgt.\nWe slept.",
      language: "en",
      consent_source: "form",
      consent_note: "",
      consented_on: at.slice(0, 10),
      status: "draft",
      created_at: at,
      updated_at: given.created_at ?? at,
      deleted_at: null,
      published_at: given.status === "published" ? at : null,
      sample: 0,
      search_text: foldedSearchText([
        given.name ?? "Rahima",
        given.place ?? "Dhaka",
        String(given.text),
      ]),
      ...given,
    })
    .execute();
  return id;
}
