/** Hidden form field with this browser's CSRF token. */
export const CSRF_FIELD = "csrf";
