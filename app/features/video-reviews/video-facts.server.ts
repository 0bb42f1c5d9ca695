import { isDeepStrictEqual } from "node:util";
import type { Database } from "#db/connection.server";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { isHeldConsent } from "~/features/consent/consent";
import { noteErasures } from "~/features/erasures/erasures.server";
import {
  type FactsChange,
  type FactsStore,
  writeFacts,
} from "~/features/worded-content/facts.server";
import { startOfDhakaDay } from "~/locales/calendar";
import { flatFacts } from "./revised-video-facts.server";
import { findVideo, findVideoAnywhere } from "./video-record.server";
import type { VideoFactName, VideoFacts, VideoRecord } from "./video-review";

const kind = "videos-reviews";

/**
 * Writes what of a video review is the same in every language: its link, or how the patient agreed, with
 * who noted it and when. What is withdrawn is off the site at once.
 *
 * @returns `too-early`: withdrawn before the patient had agreed
 */
export function writeVideoFacts(
  db: Database,
  by: Editor,
  change: FactsChange<VideoFactName>,
  now: Date,
) {
  return writeFacts(db, by, store, change, now);
}

/**
 * Notes that the patient agrees no more, of a video review in the bin too: brought back, it does not
 * come back to the site.
 *
 * @param withdrawnOn the day in Dhaka, `2026-11-20`
 */
export function withdrawConsent(
  db: Database,
  by: Editor,
  { withdrawnOn, ...change }: { id: string; seenVersion: number; withdrawnOn: string },
  now: Date,
) {
  const facts = { consentSource: "", consentNote: "", consentedOn: "", withdrawnOn };
  return writeFacts(db, by, { ...store, find: findVideoAnywhere }, { ...change, facts }, now);
}

const store: FactsStore<VideoFactName, VideoRecord, "too-early"> = {
  kind,
  find: findVideo,
  flat: flatFacts,
  refuse: async (_trx, { found, facts }) =>
    facts.withdrawnOn && facts.withdrawnOn < flatFacts(found).consentedOn ? "too-early" : null,
  store: async (trx, { found, facts, by, now }) => {
    const { id, factsVersion, status } = found;
    const isWithdrawn = facts.withdrawnOn !== "";
    const { numUpdatedRows } = await trx
      .updateTable("video_reviews")
      .set((eb) => ({
        video_url: facts.link,
        ...consentColumns(found, facts, by, now),
        ...(isWithdrawn ? { status: "draft" as const } : {}),
        facts_version: factsVersion + 1,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", id)
      .where("facts_version", "=", factsVersion)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (isWithdrawn) await noteErasures(trx, { "video-consent": [id] }, now);
    if (isWithdrawn && status === "published") {
      await auditContent(trx, by, "content-withdrawn", { kind, id }, now);
    }
    return true;
  },
};

/** Who changes the link alone has said nothing of the consent. */
function consentColumns(found: VideoRecord, facts: VideoFacts, by: Editor, now: Date) {
  const { link: _was, ...before } = flatFacts(found);
  const { link: _is, ...after } = facts;
  if (isDeepStrictEqual(before, after)) return {};
  return {
    consent_source: isHeldConsent(after.consentSource) ? after.consentSource : null,
    consent_note: after.consentNote || null,
    consented_at: timeOf(after.consentedOn),
    consent_withdrawn_at: timeOf(after.withdrawnOn),
    consent_noted_by: by.actorId,
    consent_noted_at: now.toISOString(),
  };
}

function timeOf(day: string): string | null {
  return day === "" ? null : startOfDhakaDay(day).toISOString();
}
