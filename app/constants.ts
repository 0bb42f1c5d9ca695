/** What the company promises, and what the product fixes. Stated here alone. */
export const LOADING_SCREEN_SECONDS = 2;
export const PASSWORD_MIN_LENGTH = 6;
export const ADMIN_PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const REPLY_WITHIN_HOURS = 2;
/** Of fewer requests no percentage is shown: it would say more than anybody knows. */
export const SHARE_FROM_REQUESTS = 20;
export const APPOINTMENT_HOURS = { from: 24, to: 48 } as const;
export const RELATIVES = { min: 1, max: 2 } as const;
export const TOAST_DURATION_MS = 3000;
/** A toast that can still be answered waits longer. */
export const UNDO_TOAST_MS = 20_000;
/** How long deleted content can be brought back. */
export const BIN_DAYS = 30;
export const REMEMBER_ME_DAYS = 30;
/** How long the links of our mails work. */
export const LINK_HOURS = { verify: 24, reset: 1, invite: 72 } as const;
export const PAGE_SIZE = 25;
/** Letters of a text that is taken even from a network that floods us, and while the disk is nearly full. */
export const SHORT_TEXT_MAX = 1000;
