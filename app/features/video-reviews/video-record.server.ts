import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import type { VideoConsent, VideoRecord, VideoWithdrawal } from "./video-review";

/** Null where there is none, or it lies in the bin. */
export async function findVideo(db: Queryable, id: string): Promise<VideoRecord | null> {
  const found = await findVideoAnywhere(db, id);
  return found?.isInBin ? null : found;
}

/** The same of one in the bin, of which a patient may withdraw the consent too. */
export async function findVideoAnywhere(db: Queryable, id: string): Promise<VideoRecord | null> {
  const [found] = await videosWith(db, id);
  return found ?? null;
}

/** All of them, in the order of the public page. */
export function listVideos(db: Queryable): Promise<VideoRecord[]> {
  return videosWith(db, null);
}

async function videosWith(db: Queryable, id: string | null): Promise<VideoRecord[]> {
  let videos = db.selectFrom("video_reviews").selectAll();
  let texts = db.selectFrom("video_review_texts").selectAll();
  if (id === null) {
    videos = videos.where("deleted_at", "is", null);
  } else {
    videos = videos.where("id", "=", id);
    texts = texts.where("video_id", "=", id);
  }
  const rows = await videos.orderBy("position").orderBy("id").execute();
  const textsById = Map.groupBy(await texts.execute(), ({ video_id }) => video_id);
  return rows.map(({ id: videoId, status, version, ...row }) => ({
    id: videoId,
    link: row.video_url,
    consent: consentOf(row),
    withdrawal: withdrawalOf(row),
    status,
    sample: isSet(row.sample),
    version,
    factsVersion: row.facts_version,
    isInBin: row.deleted_at !== null,
    updatedAt: row.updated_at,
    texts: Object.fromEntries(
      (textsById.get(videoId) ?? []).map(({ language, title, patient, ...text }) => [
        language,
        {
          language,
          words: { title, patient },
          version: text.version,
          englishVersion: text.english_version,
          updatedAt: text.updated_at,
        },
      ]),
    ),
  }));
}

type ConsentColumns = Pick<
  Selectable<Schema["video_reviews"]>,
  | "consent_source"
  | "consent_note"
  | "consented_at"
  | "consent_withdrawn_at"
  | "consent_noted_by"
  | "consent_noted_at"
>;

function consentOf(row: ConsentColumns): VideoConsent | null {
  const { consent_source: source, consented_at: agreedAt, consent_noted_at: notedAt } = row;
  if (source === null || agreedAt === null || notedAt === null) return null;
  return { source, note: row.consent_note ?? "", agreedAt, notedBy: row.consent_noted_by, notedAt };
}

function withdrawalOf(row: ConsentColumns): VideoWithdrawal | null {
  const { consent_withdrawn_at: withdrawnAt, consent_noted_at: notedAt } = row;
  if (withdrawnAt === null || notedAt === null) return null;
  return { withdrawnAt, notedBy: row.consent_noted_by, notedAt };
}
