import { randomBytes } from "node:crypto";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { z } from "zod";
import type { Schema } from "#db/schema";
import { sha256Hex } from "~/server/signature.server";
import { isSubmissionKey, SUBMISSION_KEY_FIELD, type Submission } from "./submission";

/** For a form that is about to be shown. */
export function newSubmissionKey(): string {
  return randomBytes(16).toString("base64url");
}

/** What every public form carries beside its own fields; a fresh key where it has none of ours. */
export const submissionField = {
  [SUBMISSION_KEY_FIELD]: z.string().refine(isSubmissionKey).catch(newSubmissionKey),
};

/** @param content what was sent, read and tidied; its names always in the same order */
export function submissionOf(key: string, content: object): Submission {
  return { key, contentHash: sha256Hex(JSON.stringify(content)) };
}

const eb = expressionBuilder<Schema, "requests" | "reviews">();

/** The row under which this very submission has been kept. */
export function isSubmission({ key, contentHash }: Submission): Expression<SqlBool> {
  return eb.and([eb("submission_key", "=", key), eb("content_hash", "=", contentHash)]);
}

/** The columns that make a second row of one submission impossible. */
export function submissionColumns({ key, contentHash }: Submission) {
  return { submission_key: key, content_hash: contentHash };
}
