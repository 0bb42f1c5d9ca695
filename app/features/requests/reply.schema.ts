import { z } from "zod";

/** Longest text in a history. */
export const REASON_MAX = 2000;

/** Hidden fields in every form about a request. */
export const hiddenFields = {
  /** An invalid key counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
};
