import type { Person } from "~/features/sessions/person";

/**
 * Whose account a request is shown in: only the address that was proven to be the sender's counts.
 * Who leaves a number alone has typed none, and is who is signed in.
 *
 * @param email empty where none was asked for
 * @param person who is signed in while sending
 * @returns null where nobody knows who typed the address
 */
export function ownerOf(email: string, person: Person | null): string | null {
  if (!person?.emailVerified) return null;
  return email === "" || person.email === email ? person.id : null;
}
