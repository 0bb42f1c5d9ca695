import { randomBytes } from "node:crypto";
import type { InsertResult } from "kysely";
import { REFERENCE_ALPHABET } from "./reference";

const ATTEMPTS = 5;

/**
 * Inserts a request under a reference that is free, or finds the one under which the same has been
 * kept meanwhile.
 *
 * @param insert with `on conflict do nothing`
 */
export async function insertOnce(
  insert: (reference: string) => Promise<InsertResult>,
  find: () => Promise<string | undefined>,
): Promise<{ reference: string; isNew: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reference = newReference();
    const { numInsertedOrUpdatedRows } = await insert(reference);
    if (numInsertedOrUpdatedRows === 1n) return { reference, isNew: true };
    const known = await find();
    if (known) return { reference: known, isNew: false };
  }
  throw new Error("No free reference was found");
}

/** `SETU-XXXX-XXXX`, random: who has not been given it does not guess it. */
export function newReference(): string {
  // 256 is a multiple of 32, so every sign is as likely as any other
  const code = [...randomBytes(8)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join("");
  return `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
}
