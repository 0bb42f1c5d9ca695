import { z } from "zod";

/** What a coordinator writes into a history, at most. */
export const REASON_MAX = 2000;

/** What the pages add to each form about a request. */
export const hiddenFields = {
  /** Anything else than what a page makes counts as none. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
};
