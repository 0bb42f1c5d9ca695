/** The company's promises and the product's limits, defined only here. */
export const LOADING_SCREEN_SECONDS = 2;
export const PASSWORD_MIN_LENGTH = 6;
export const ADMIN_PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const REPLY_WITHIN_HOURS = 2;
/** An urgent request without a reply for this long is announced again. */
export const URGENT_REMINDER_MINUTES = 20;
/** With fewer requests no percentage is shown. */
export const MIN_REQUESTS_FOR_PERCENTAGES = 20;
export const APPOINTMENT_HOURS = { from: 24, to: 48 } as const;
export const RELATIVES = { min: 1, max: 2 } as const;
export const TOAST_DURATION_MS = 3000;
/** Toasts with an undo button stay longer. */
export const UNDO_TOAST_MS = 20_000;
/** Days for which deleted content can be restored. */
export const BIN_DAYS = 30;
export const REMEMBER_ME_DAYS = 30;
/** Validity of links in our mails, in hours. */
export const LINK_HOURS = { verify: 24, reset: 1, invite: 72 } as const;
export const PAGE_SIZE = 25;
/** Characters of a text that is accepted even during a flood or on a nearly full disk. */
export const SHORT_TEXT_MAX = 1000;
