/** The hidden field that makes resends one submission. */
export const SUBMISSION_KEY_FIELD = "submissionKey";

/** One form sent once, however often it arrives: the same key with the same content. */
export interface Submission {
  key: string;
  contentHash: string;
  /** One of very many from its network: kept like any other, but with fewer mails. */
  isOneOfMany?: boolean;
}
