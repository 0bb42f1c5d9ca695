/**
 * What a coordinator can hold of somebody's consent to be published: something in writing. What was
 * said on the phone is none: nobody could show it later.
 */
export const heldConsents = ["paper", "email", "chat"] as const;
export type HeldConsent = (typeof heldConsents)[number];

export function isHeldConsent(value: unknown): value is HeldConsent {
  return heldConsents.includes(value as HeldConsent);
}

/** The longest that may be said of where it is kept, in characters. */
export const CONSENT_NOTE_MAX = 200;
