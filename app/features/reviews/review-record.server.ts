import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import {
  namedHospitals,
  publishedHospitalsAmong,
} from "~/features/content/hospitals/hospital-choice.server";
import type { Language } from "~/locales/languages";
import type { ReviewRecord } from "./moderation";

/**
 * A story by its id, published or not; null where there is none, or it lies in the bin.
 *
 * @param language of the hospital's name
 */
export async function findReview(
  db: Queryable,
  id: string,
  language: Language,
): Promise<ReviewRecord | null> {
  const [found] = await reviewRecords(db, [id], language);
  return found ?? null;
}

/** The hospital that a story names, where families find it on the site; null where it names none, or a draft. */
export async function hospitalOnSite(db: Queryable, id: string, language: Language) {
  const row = await db
    .selectFrom("reviews")
    .select("hospital_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row?.hospital_id) return null;
  const found = await publishedHospitalsAmong(db, [row.hospital_id], language);
  return found.get(row.hospital_id) ?? null;
}

/** Stories that are not in the bin, in the order in which their ids are given. */
export async function reviewRecords(
  db: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<ReviewRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  const named = rows.flatMap(({ hospital_id }) => hospital_id ?? []);
  const hospitals = await namedHospitals(db, named, language);
  const records = new Map(
    rows.map((row) => [row.id, recordOf(row, hospitals.get(row.hospital_id ?? ""))]),
  );
  return ids.flatMap((id) => records.get(id) ?? []);
}

function recordOf(
  row: Selectable<Schema["reviews"]>,
  hospital: { slug: string; name: string } | undefined,
): ReviewRecord {
  const { id, name, place, text, country, treatment, rating, language, email } = row;
  const { status, reason, version } = row;
  const isCorrected = row.sent_text !== null;
  return {
    ...{ id, name, place, text, country, treatment, rating, language, email },
    ...{ status, reason, version },
    hospital: hospital ?? null,
    sent: isCorrected
      ? { name: row.sent_name ?? name, place: row.sent_place ?? place, text: row.sent_text ?? text }
      : null,
    consent: { at: row.consented_at, source: row.consent_source, note: row.consent_note },
    sample: isSet(row.sample),
    submittedAt: row.submitted_at,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    wordsVersion: row.words_version,
  };
}
