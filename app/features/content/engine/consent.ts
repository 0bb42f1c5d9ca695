/**
 * Written consents that a coordinator can hold. A spoken one does not count, because nobody could prove it.
 */
export const heldConsents = ["paper", "email", "chat"] as const;
export type HeldConsent = (typeof heldConsents)[number];

export function isHeldConsent(value: unknown): value is HeldConsent {
  return heldConsents.includes(value as HeldConsent);
}

/** Longest note on where the consent is stored, in characters. */
export const CONSENT_NOTE_MAX = 200;
