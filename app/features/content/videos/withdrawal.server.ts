import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { FACTS } from "~/features/audit/content-area.server";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { recordErasures } from "~/features/audit/erasures.server";
import { dhakaDay } from "~/locales/calendar";
import type { Values } from "../engine/area.server";
import { factColumns } from "../engine/record.server";
import { findRecord } from "../engine/store.server";
import { type WriteOutcome, writePartWith } from "../engine/write.server";
import { videos } from "./area.server";

/** The stored values of a withdrawal. @param day in Dhaka, `2026-11-20` */
export function withdrawalValues(day: string): Values {
  return { consent_source: "", consent_note: "", consented_on: "", withdrawn_on: day };
}

/**
 * Withdraws a video's consent, even if the video is in the bin. A video restored from the bin stays unpublished.
 *
 * @param change `day` in Dhaka, `2026-11-20`
 */
export function withdrawConsent(
  db: Database,
  by: Editor,
  { id, seen, day }: { id: string; seen: number; day: string },
  now: Date,
): Promise<WriteOutcome> {
  const writing = {
    id,
    part: FACTS,
    values: withdrawalValues(day),
    seen,
    includeBinned: true,
  } as const;
  return inTransaction(db, async (trx) => {
    const before = await findRecord(trx, videos, id, true);
    const result = await writePartWith(trx, by, videos, writing, now);
    const isNew = result.outcome === "written" && before?.facts.withdrawn_on !== day;
    if (!isNew) return result;
    await recordErasures(trx, { "video-consent": [id] }, now);
    if (before?.status === "published") {
      await auditContent(trx, by, "content-withdrawn", { kind: videos.key, id }, now);
    }
    return result;
  });
}

/** Repeats a withdrawal in a restored backup: clears the consent and unpublishes the video. */
export async function withdrawAgain(db: Queryable, id: string, at: Date): Promise<void> {
  const found = await findRecord(db, videos, id, true);
  if (!found) return;
  await db
    .updateTable("video_reviews")
    .set({
      ...factColumns(videos, { ...found.facts, ...withdrawalValues(dhakaDay(at)) }),
      status: "draft",
      consent_noted_by: null,
      consent_noted_at: at.toISOString(),
    })
    .where("id", "=", id)
    .execute();
}
