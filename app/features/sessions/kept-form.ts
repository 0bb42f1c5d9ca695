/** As much as the longest form of the dashboard may say, a post's text in Bengali. */
export const KEPT_FORM_BYTES = 512 * 1024;
/**
 * Why a form was not saved: the log-in of its writer had run out, the writer was shut out (the role was
 * taken, or the account blocked), its record was deleted meanwhile, or the writer had no name yet.
 */
export type KeptCause = "logged-out" | "shut-out" | "deleted" | "nameless";
