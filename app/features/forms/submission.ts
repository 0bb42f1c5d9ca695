/** Name of the hidden field with the idempotency key of a form. */
export const SUBMISSION_KEY_FIELD = "submissionKey";

/** Identifies a form that may arrive several times: each time it has the same key and the same content. */
export interface Submission {
  key: string;
  contentHash: string;
}

/** True for a key that our pages could have created. Any other key counts as missing. */
export function isSubmissionKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}
