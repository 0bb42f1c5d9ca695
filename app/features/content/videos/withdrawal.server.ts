import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { FACTS } from "~/features/audit/content-area.server";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { recordErasures } from "~/features/audit/erasures.server";
import { dhakaDay } from "~/locales/calendar";
import type { Values } from "../engine/area.server";
import { factColumns } from "../engine/record.server";
import { find } from "../engine/store.server";
import { type Written, writePartWith } from "../engine/write.server";
import { videos } from "./area.server";

/** The stored values of a withdrawal. @param day in Dhaka, `2026-11-20` */
export function withdrawn(day: string): Values {
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
): Promise<Written> {
  const writing = { id, part: FACTS, values: withdrawn(day), seen, inBinToo: true } as const;
  return inTransaction(db, async (trx) => {
    const before = await find(trx, videos, id, true);
    const written = await writePartWith(trx, by, videos, writing, now);
    const isNew = written.outcome === "written" && before?.facts.withdrawn_on !== day;
    if (!isNew) return written;
    await recordErasures(trx, { "video-consent": [id] }, now);
    if (before?.status === "published") {
      await auditContent(trx, by, "content-withdrawn", { kind: videos.key, id }, now);
    }
    return written;
  });
}

/** Repeats a withdrawal in a restored backup: clears the consent and unpublishes the video. */
export async function withdrawAgain(db: Queryable, id: string, at: Date): Promise<void> {
  const found = await find(db, videos, id, true);
  if (!found) return;
  await db
    .updateTable("video_reviews")
    .set({
      ...factColumns(videos, { ...found.facts, ...withdrawn(dhakaDay(at)) }),
      status: "draft",
      consent_noted_by: null,
      consent_noted_at: at.toISOString(),
    })
    .where("id", "=", id)
    .execute();
}
