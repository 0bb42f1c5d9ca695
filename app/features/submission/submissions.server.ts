import { randomBytes } from "node:crypto";
import { sha256Hex } from "~/server/signature.server";
import { SUBMISSION_KEY_FIELD } from "./submission";

/** For a form that is about to be shown. */
export function newSubmissionKey(): string {
  return randomBytes(16).toString("base64url");
}

/** The form's key; a fresh one where it carries none or none of ours. */
export function submissionKeyOf(fields: FormData): string {
  const key = fields.get(SUBMISSION_KEY_FIELD);
  return typeof key === "string" && /^[\w-]{16,64}$/.test(key) ? key : newSubmissionKey();
}

/** @param content what was sent, read and tidied; its names always in the same order */
export function contentHash(content: object): string {
  return sha256Hex(JSON.stringify(content));
}
