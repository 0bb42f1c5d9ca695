/** As much as the longest form of the dashboard may say, a post's text in Bengali. */
export const KEPT_FORM_BYTES = 512 * 1024;
/** Says in the address of a kept form that its record was deleted meanwhile. */
export const KEPT_AS_DELETED = "deleted";
