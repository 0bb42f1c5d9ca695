import { z } from "zod";

/** Longest text that a history takes. */
export const REASON_MAX = 2000;

/** Fields that the pages add to each form about a request. */
export const hiddenFields = {
  /** Anything else than what a page makes counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
};
