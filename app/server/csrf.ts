/** The hidden field of every form that carries this browser's token. */
export const CSRF_FIELD = "csrf";
