import { z } from "zod";

/** Maximum length of a reason, and of a text about a call or a partner. */
export const REASON_MAX = 2000;

/** Hidden field of forms about a request. */
export const hiddenFields = {
  /** Idempotency key: a form that arrives twice is stored once. An invalid key counts as missing. */
  formKey: z.string().max(64).nullable().catch(null).default(null),
};
