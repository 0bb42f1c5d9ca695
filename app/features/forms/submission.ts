/** Hidden field with the idempotency key of a public form. */
export const SUBMISSION_KEY_FIELD = "submissionKey";

/** One form sent once, however often it arrives: same key and same content. */
export interface Submission {
  key: string;
  contentHash: string;
}

/** True for a key that our pages could have made; any other counts as none. */
export function isSubmissionKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}
