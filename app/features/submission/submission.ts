/** The hidden field that makes resends one submission. */
export const SUBMISSION_KEY_FIELD = "submissionKey";

/** The same key with the same content is the same submission (PRODUCT, "Forms"). */
export interface Submission {
  key: string;
  contentHash: string;
  /** One of very many from its network: kept like any other, but with fewer mails. */
  isOneOfMany?: boolean;
}
