import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { publishedHospitalId } from "~/features/content/hospitals/hospital-choice.server";
import type { Submission } from "~/features/forms/submission";
import { type Refusal, refusalOfStory } from "~/features/forms/submission-limits.server";
import { isSubmission, submissionColumns } from "~/features/forms/submissions.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { StoryInput } from "./review";
import { storyReaders, tellOfStory } from "./story-notices.server";

interface StoryRequest {
  input: StoryInput;
  submission: Submission;
  language: Language;
}

/**
 * Keeps a family's story for a coordinator to read; once, however often it is sent.
 *
 * @returns its id, or why nothing was kept
 */
export async function submitStory(
  context: Context,
  { input, submission, language }: StoryRequest,
): Promise<{ id: string } | { refusal: Refusal }> {
  const known = await keptStory(context.db, submission).executeTakeFirst();
  if (known) return known;
  // without an address it is the writer's name that a flood would repeat
  const sender = input.email ?? `${input.name}, ${input.place}`;
  const refusal = await refusalOfStory(context, { sender, text: input.text });
  if (refusal) return { refusal };

  const now = context.now().toISOString();
  const { hospital, consent: _, ...story } = input;
  const readers = await storyReaders(context);
  const told = await inTransaction(context.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("reviews")
      .values({
        ...story,
        ...submissionColumns(submission),
        id: randomUUID(),
        hospital_id: publishedHospitalId(hospital),
        language,
        consented_at: now,
        status: "pending",
        submitted_at: now,
        updated_at: now,
        sample: flag(false),
      })
      .onConflict((conflict) => conflict.columns(["submission_key", "content_hash"]).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 0n ? 0 : tellOfStory(trx, context, readers);
  });
  if (told > 0) context.wakeOutbox();
  return keptStory(context.db, submission).executeTakeFirstOrThrow();
}

function keptStory(db: Queryable, submission: Submission) {
  return db.selectFrom("reviews").select("id").where(isSubmission(submission));
}
