/** The hidden field that makes resends one submission. */
export const SUBMISSION_KEY_FIELD = "submissionKey";

/** One form sent once, however often it arrives: the same key with the same content. */
export interface Submission {
  key: string;
  contentHash: string;
}

/** Whether a form's key is one that our pages could have made; any other counts as none. */
export function isSubmissionKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}
