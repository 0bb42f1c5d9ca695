/**
 * Kinds of written consent that a coordinator can hold. Spoken consent does not count, because nobody can prove it.
 */
export const heldConsents = ["paper", "email", "chat"] as const;
export type HeldConsent = (typeof heldConsents)[number];

export function isHeldConsent(value: unknown): value is HeldConsent {
  return heldConsents.includes(value as HeldConsent);
}

/** Maximum length, in characters, of the note about where the consent is stored. */
export const CONSENT_NOTE_MAX = 200;
