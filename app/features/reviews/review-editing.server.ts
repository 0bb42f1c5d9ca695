import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { publishedHospitalId } from "~/features/hospitals/hospital-choice.server";
import { startOfDhakaDay } from "~/features/requests/promise";
import type { Language } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import {
  type ConsentSource,
  type Correction,
  correctionOf,
  isSameCorrection,
  type ReviewRecord,
} from "./moderation";
import { findReview } from "./review-record.server";

const record = (id: string) => ({ kind: "patient-reviews", id }) as const;

export type CorrectionResult =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed the story meanwhile; nothing was written. */
  | { outcome: "conflict"; found: ReviewRecord };

/**
 * Puts right what stands in a story; what its writer sent is kept beside it from then on.
 *
 * @param change `seenVersion`: the version of the story that stood beside the form
 */
export function correctReview(
  db: Database,
  by: Editor,
  change: { id: string; words: Correction; seenVersion: number; language: Language },
  now: Date,
): Promise<CorrectionResult> {
  const { id, words, seenVersion, language } = change;
  return inTransaction(db, async (trx) => {
    const found = await findReview(trx, id, language);
    if (!found) return { outcome: "missing" };
    if (isSameCorrection(words, correctionOf(found))) return { outcome: "written" };
    if (found.version !== seenVersion) return { outcome: "conflict", found };
    const { hospital, ...columns } = words;
    const sent = found.sent ?? found;
    const isAsSent = (["name", "place", "text"] as const).every(
      (name) => sent[name] === words[name],
    );
    const isElsewhere = hospital !== (found.hospital?.slug ?? "");
    const { numUpdatedRows } = await trx
      .updateTable("reviews")
      .set({
        ...columns,
        // a hospital that is public no longer stays where nobody chose another
        ...(isElsewhere ? { hospital_id: publishedHospitalId(hospital) } : {}),
        sent_name: isAsSent ? null : sent.name,
        sent_place: isAsSent ? null : sent.place,
        sent_text: isAsSent ? null : sent.text,
        updated_at: now.toISOString(),
        version: seenVersion + 1,
      })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) return { outcome: "conflict", found };
    await auditContent(trx, by, "content-changed", record(id), now);
    return { outcome: "written" };
  });
}

/** A story that reached us on paper, by mail or in a chat. */
export interface HeldStory extends Correction {
  language: Language;
  rating: number;
  consentSource: Exclude<ConsentSource, "form">;
  /** Where the writer's consent is kept. */
  consentNote: string;
  /** The day on which the writer agreed, in Bangladesh, `YYYY-MM-DD`. */
  consentedOn: string;
}

/**
 * Adds a story for a coordinator to publish. The same form with the same words again is the same one.
 *
 * @param formKey from the form; null for a post that carries none
 * @returns the story's id
 */
export async function addReview(
  db: Database,
  by: Editor,
  { story, formKey }: { story: HeldStory; formKey: string | null },
  now: Date,
): Promise<string> {
  const id = storyId(formKey, by.actorId, story);
  const { hospital, consentSource, consentNote, consentedOn, ...columns } = story;
  const at = now.toISOString();
  await inTransaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("reviews")
      .values({
        ...columns,
        id,
        submission_key: id,
        content_hash: id,
        hospital_id: publishedHospitalId(hospital || null),
        consent_source: consentSource,
        consent_note: consentNote,
        consented_at: startOfDhakaDay(consentedOn).toISOString(),
        status: "pending",
        submitted_at: at,
        updated_at: at,
        sample: flag(false),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await auditContent(trx, by, "content-added", record(id), now);
  });
  return id;
}

function storyId(formKey: string | null, actorId: string, story: HeldStory): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, story])).slice(0, 32);
}
