import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import type { ContentKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { publishedHospitalId } from "~/features/content/hospitals/hospital-choice.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { startOfDhakaDay } from "~/locales/calendar";
import type { Language } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import {
  type ConsentSource,
  type Correction,
  correctable,
  correctionOf,
  type ReviewRecord,
} from "./moderation";
import { findReview } from "./review-record.server";

const record = (id: string) => ({ kind: "patient-reviews", id }) as const;

export type CorrectionResult =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed the story meanwhile; nothing was written. */
  | { outcome: "conflict"; found: ReviewRecord };

export interface WrittenCorrection {
  id: string;
  words: Correction;
  /** The version of the words that stood beside the form. */
  seenVersion: number;
  /** Of the hospital's name where somebody else was first. */
  language: Language;
  /** What the audit calls it; a change, if left out. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
}

/**
 * Puts right what stands in a story; what its writer sent is kept beside it from then on, and so is
 * every version since.
 */
export function correctReview(
  db: Database,
  by: Editor,
  change: WrittenCorrection,
  now: Date,
): Promise<CorrectionResult> {
  const { id, words, seenVersion, language } = change;
  return inTransaction(db, async (trx) => {
    const found = await findReview(trx, id, language);
    if (!found) return { outcome: "missing" };
    const before = correctionOf(found);
    const fields = correctable.filter((field) => words[field] !== before[field]);
    if (fields.length === 0) return { outcome: "written" };
    if (found.wordsVersion !== seenVersion) return { outcome: "conflict", found };
    const at = now.toISOString();
    const { numUpdatedRows } = await trx
      .updateTable("reviews")
      .set((eb) => ({
        ...columnsOf(words, found),
        updated_at: at,
        words_version: seenVersion + 1,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .where("words_version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) return { outcome: "conflict", found };
    await keepRevision(trx, {
      ...{ kind: "patient-reviews", recordId: id, language: null, actor: by.actorId },
      ...{ version: seenVersion + 1, fields: words, at },
      before: revisedReview(found),
    });
    const changed = { fields, before: seenVersion, after: seenVersion + 1 };
    const kind = change.kind ?? "content-changed";
    await auditContent(trx, by, kind, record(id), now, undefined, changed);
    return { outcome: "written" };
  });
}

/** What can be put right of a story, as a revision keeps it. */
export function revisedReview(review: ReviewRecord) {
  const { wordsVersion: version, updatedAt: at } = review;
  return { version, fields: correctionOf(review), at };
}

function columnsOf({ hospital, ...words }: Correction, found: ReviewRecord) {
  const sent = found.sent ?? found;
  const isAsSent = (["name", "place", "text"] as const).every((name) => sent[name] === words[name]);
  // a hospital that is public no longer stays where nobody chose another
  const isElsewhere = hospital !== (found.hospital?.slug ?? "");
  return {
    ...words,
    ...(isElsewhere ? { hospital_id: publishedHospitalId(hospital) } : {}),
    sent_name: isAsSent ? null : sent.name,
    sent_place: isAsSent ? null : sent.place,
    sent_text: isAsSent ? null : sent.text,
  };
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
    const { language: _, rating: __, ...words } = columns;
    await keepRevision(trx, {
      ...{ kind: "patient-reviews", recordId: id, language: null, actor: by.actorId },
      ...{ version: 1, fields: { ...words, hospital }, at },
    });
    await auditContent(trx, by, "content-added", record(id), now);
  });
  return id;
}

function storyId(formKey: string | null, actorId: string, story: HeldStory): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, story])).slice(0, 32);
}
