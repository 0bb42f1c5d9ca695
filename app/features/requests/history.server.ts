import { randomUUID } from "node:crypto";
import type { Person } from "~/features/sessions/person";
import { sha256Hex } from "~/server/signature.server";
import type { OtherRequest } from "./history";

/** Who does something to a request. */
export type Actor = Pick<Person, "id" | "name" | "email">;

/** What a history calls somebody, for ever: the account may go, or change its name. */
export function actorName({ name, email }: Actor): string {
  return name || email;
}

interface OtherColumns {
  other_kind: OtherRequest["kind"] | null;
  other_id: string | null;
  other_reference: string | null;
}

/** The request that a row of a history names; null where it names none. */
export function otherRequestOf(row: OtherColumns): OtherRequest | null {
  const { other_kind: kind, other_id: id, other_reference: reference } = row;
  return kind && id && reference ? { kind, id, reference } : null;
}

/**
 * The id of what one form, sent once, writes: the same form with the same content again has the
 * same id, so that a double tap or a resend is found to be already done.
 *
 * @param formKey from the form; null for a post that carries none
 */
export function entryId(formKey: string | null, ...content: string[]): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, ...content])).slice(0, 32);
}
