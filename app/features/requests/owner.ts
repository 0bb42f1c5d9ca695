import type { Person } from "~/features/sessions/person";

/**
 * Whose account a request is shown in: only the address that was proven to be the sender's counts.
 *
 * @param person who is signed in while sending
 * @returns null where nobody knows who typed the address
 */
export function ownerOf(email: string, person: Person | null): string | null {
  return person?.emailVerified && person.email === email ? person.id : null;
}
