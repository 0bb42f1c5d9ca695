import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { HeldConsent } from "~/features/consent/consent";
import { startOfDhakaDay } from "~/features/requests/promise";
import { findVideo } from "./video-record.server";
import type { VideoRecord } from "./video-review";

export interface SeenVideo {
  id: string;
  /** The version that the coordinator had seen; another is a conflict. */
  seenVersion: number;
}

export type FactsResult =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed the video review meanwhile; nothing was written. */
  | { outcome: "conflict"; found: VideoRecord };

/** Has a video review lead to another video. */
export function setVideoLink(
  db: Database,
  by: Editor,
  { link, ...seen }: SeenVideo & { link: string },
  now: Date,
): Promise<FactsResult> {
  return changeFacts(db, by, seen, now, {
    field: "link",
    isSame: (found) => found.link === link,
    columns: { video_url: link },
  });
}

/** How a patient agreed to be shown, as a coordinator notes it. */
export interface NotedConsent {
  source: HeldConsent;
  /** Where that is kept. */
  note: string;
  /** The day on which the patient agreed, in Bangladesh, `YYYY-MM-DD`. */
  day: string;
}

/** Notes how the patient agreed, with who noted it and when: without it nothing is published. */
export function setVideoConsent(
  db: Database,
  by: Editor,
  { consent: { source, note, day }, ...seen }: SeenVideo & { consent: NotedConsent },
  now: Date,
): Promise<FactsResult> {
  const agreedAt = startOfDhakaDay(day).toISOString();
  return changeFacts(db, by, seen, now, {
    field: "consent",
    isSame: ({ consent }) =>
      consent?.source === source && consent.note === note && consent.agreedAt === agreedAt,
    columns: {
      consent_source: source,
      consent_note: note,
      consented_at: agreedAt,
      consent_noted_by: by.actorId,
      consent_noted_at: now.toISOString(),
    },
  });
}

interface FactsChange {
  /** What the audit calls it. */
  field: string;
  /** Pressed twice, or two had the same thought. */
  isSame: (found: VideoRecord) => boolean;
  columns: Omit<StoredChange, "updated_at">;
}

function changeFacts(
  db: Database,
  by: Editor,
  seen: SeenVideo,
  now: Date,
  { field, isSame, columns }: FactsChange,
): Promise<FactsResult> {
  return inTransaction(db, async (trx) => {
    const found = await findVideo(trx, seen.id);
    if (!found) return { outcome: "missing" };
    if (isSame(found)) return { outcome: "written" };
    const isStored =
      found.version === seen.seenVersion &&
      (await storeVersion(trx, seen, { ...columns, updated_at: now.toISOString() }));
    if (!isStored) return { outcome: "conflict", found };
    const record = { kind: "videos-reviews", id: seen.id } as const;
    const change = { fields: [field] };
    await auditContent(trx, by, "content-changed", record, now, undefined, change);
    return { outcome: "written" };
  });
}

interface StoredChange {
  updated_at: string;
  status?: VideoRecord["status"];
  published_at?: string;
  video_url?: string;
  consent_source?: HeldConsent;
  consent_note?: string;
  consented_at?: string;
  consent_noted_by?: string;
  consent_noted_at?: string;
}

/** @returns whether it was still of the version that was seen */
export async function storeVersion(
  trx: Queryable,
  { id, seenVersion }: SeenVideo,
  change: StoredChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("video_reviews")
    .set({ ...change, version: seenVersion + 1 })
    .where("id", "=", id)
    .where("version", "=", seenVersion)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
