import { randomBytes } from "node:crypto";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { z } from "zod";
import type { Schema } from "#db/schema";
import { sha256Hex } from "~/server/signature.server";
import { isSubmissionKey, SUBMISSION_KEY_FIELD, type Submission } from "./submission";

export function newSubmissionKey(): string {
  return randomBytes(16).toString("base64url");
}

/** The key field of forms that are stored only once; an invalid key is replaced by a new one. */
export const submissionField = {
  [SUBMISSION_KEY_FIELD]: z.string().refine(isSubmissionKey).catch(newSubmissionKey),
};

/** @param content the parsed form; its properties must always have the same order */
export function submissionOf(key: string, content: object): Submission {
  return { key, contentHash: sha256Hex(JSON.stringify(content)) };
}

const eb = expressionBuilder<Schema, "requests" | "reviews">();

/** Condition that matches the row of this submission. */
export function matchesSubmission({ key, contentHash }: Submission): Expression<SqlBool> {
  return eb.and([eb("submission_key", "=", key), eb("content_hash", "=", contentHash)]);
}

/** Values of the columns that have a unique index, so that a submission is stored only once. */
export function submissionColumns({ key, contentHash }: Submission) {
  return { submission_key: key, content_hash: contentHash };
}
