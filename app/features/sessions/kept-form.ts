/** Large enough for the dashboard's longest form, a post in Bengali. */
export const KEPT_FORM_BYTES = 512 * 1024;
/**
 * Reason why a form was not saved: the session had ended, the writer lost access, the record was
 * deleted, or the writer has no name yet.
 */
export type KeptCause = "logged-out" | "no-access" | "deleted" | "nameless";
