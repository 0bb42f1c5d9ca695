// the company's promises and the product's limits

export const LOADING_SCREEN_SECONDS = 2;
export const PASSWORD_MIN_LENGTH = 6;
export const ADMIN_PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const REPLY_WITHIN_HOURS = 2;
/** Coordinators are reminded of an urgent request without a reply after this time. */
export const URGENT_REMINDER_MINUTES = 20;
/** With fewer requests no percentage is shown. */
export const MIN_REQUESTS_FOR_PERCENTAGES = 20;
/** Usual time until the date of an appointment is known. */
export const APPOINTMENT_HOURS = { from: 24, to: 48 } as const;
export const RELATIVES = { min: 1, max: 2 } as const;
export const TOAST_DURATION_MS = 3000;
/** Toasts with an undo button stay longer. */
export const UNDO_TOAST_MS = 20_000;
/** Days for which deleted content can be restored. */
export const BIN_DAYS = 30;
export const REMEMBER_ME_DAYS = 30;
/** Validity of these one-time links, in hours. */
export const LINK_HOURS = { verify: 24, reset: 1, invite: 72 } as const;
export const PAGE_SIZE = 25;
/** Longest text accepted even during a flood or on a nearly full disk, in characters. */
export const SHORT_TEXT_MAX = 1000;
