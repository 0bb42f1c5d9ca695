import { randomBytes } from "node:crypto";
import type { InsertResult } from "kysely";
import { REFERENCE_ALPHABET } from "./reference";

const ATTEMPTS = 5;

/**
 * Inserts a request under a free reference, or returns the reference of the same submission.
 *
 * @param insert with `on conflict do nothing`
 * @param find the reference of the same submission, if it is stored already
 */
export async function insertOnce(
  insert: (reference: string) => Promise<InsertResult>,
  find: () => Promise<string | undefined>,
): Promise<{ reference: string; isNew: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reference = newReference();
    const { numInsertedOrUpdatedRows } = await insert(reference);
    if (numInsertedOrUpdatedRows === 1n) return { reference, isNew: true };
    const stored = await find();
    if (stored) return { reference: stored, isNew: false };
  }
  throw new Error("No free reference found");
}

/** A random `SETU-XXXX-XXXX`; it cannot be guessed. */
export function newReference(): string {
  // 256 is a multiple of 32, so all characters are equally likely
  const code = [...randomBytes(8)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join("");
  return `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
}
