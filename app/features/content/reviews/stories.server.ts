import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Submission } from "~/features/forms/submission";
import { type Refusal, refusalOfStory } from "~/features/forms/submission-limits.server";
import { matchesSubmission, submissionColumns } from "~/features/forms/submissions.server";
import { dhakaDay } from "~/locales/calendar";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { insertRecord } from "../engine/store.server";
import { publishedHospitals } from "../hospitals/hospitals.server";
import { reviews } from "./area.server";
import type { StoryInput } from "./review";
import { notifyOfStory, storyRecipients } from "./story-notices.server";

interface StorySubmission {
  input: StoryInput;
  submission: Submission;
  language: Language;
}

/**
 * Stores a family's story for a coordinator to review. Sending the same form again stores nothing.
 *
 * @returns the story's id, or the reason why it was refused
 */
export async function submitStory(
  context: Context,
  { input, submission, language }: StorySubmission,
): Promise<{ id: string } | { refusal: Refusal }> {
  const existing = await submittedStory(context.db, submission).executeTakeFirst();
  if (existing) return existing;
  // without an email address, the name and place identify a sender who floods the form
  const sender = input.email ?? `${input.name}, ${input.place}`;
  const refusal = await refusalOfStory(context, { sender, text: input.text });
  if (refusal) return { refusal };

  const now = context.now();
  const { hospital, consent: _, email, ...story } = input;
  const listed = await publishedHospitals(context.db, language);
  const facts = {
    ...{ ...story, rating: String(story.rating), language },
    hospital_id: listed.find(({ slug }) => slug === hospital)?.id ?? "",
    ...{ consent_source: "form", consented_on: dhakaDay(now) },
  };
  const row = { id: randomUUID(), facts, at: now.toISOString() };
  const recipients = await storyRecipients(context);
  const queuedMailCount = await inTransaction(context.db, async (trx) => {
    const ownColumns = { ...submissionColumns(submission), email };
    const isNew = await insertRecord(trx, reviews, row, ownColumns);
    return isNew ? notifyOfStory(trx, context, recipients) : 0;
  });
  if (queuedMailCount > 0) context.wakeOutbox();
  return submittedStory(context.db, submission).executeTakeFirstOrThrow();
}

function submittedStory(db: Queryable, submission: Submission) {
  return db.selectFrom("reviews").select("id").where(matchesSubmission(submission));
}
