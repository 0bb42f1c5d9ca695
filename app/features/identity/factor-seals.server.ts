import type { Queryable } from "#db/connection.server";
import type { Env } from "~/server/env.server";
import { keyId, keyIdInSealed, openSealed, seal } from "~/server/seal.server";

type Keys = Pick<Env, "dataKeys">;

/** Encrypts the secret of an authenticator app. */
export function sealSecret(keys: Keys, userId: string, secret: string): string {
  return seal(keys.dataKeys, secretOwner(userId), secret);
}

/** @returns null if no current key decrypts the value */
export function openSecret(keys: Keys, userId: string, sealed: string): string | null {
  return openSealed(keys.dataKeys, secretOwner(userId), sealed);
}

/** Encrypts the hash of a recovery code. */
export function sealCodeHash(keys: Keys, userId: string, hash: string): string {
  return seal(keys.dataKeys, codeOwner(userId), hash);
}

/** @returns null if no current key decrypts the value */
export function openCodeHash(keys: Keys, userId: string, sealed: string): string | null {
  return openSealed(keys.dataKeys, codeOwner(userId), sealed);
}

export interface Resealing {
  /** Number of secrets that were encrypted again. */
  resealed: number;
  /** Number of secrets that are already encrypted with the first key. */
  current: number;
  /** Number of secrets that no key decrypts; they stay unchanged. */
  unreadable: number;
}

/**
 * Encrypts all secrets again with the first data key, after a key rotation. Rows that another request changes
 * meanwhile are not overwritten.
 */
export async function resealFactors(db: Queryable, keys: Keys): Promise<Resealing> {
  const counts: Resealing = { resealed: 0, current: 0, unreadable: 0 };
  const factors = await db.selectFrom("second_factors").select(["user_id", "secret"]).execute();
  for (const { user_id: userId, secret: sealed } of factors) {
    const resealed = reseal(counts, sealed, keys, () => {
      const secret = openSecret(keys, userId, sealed);
      return secret === null ? null : sealSecret(keys, userId, secret);
    });
    if (resealed === null) continue;
    await db
      .updateTable("second_factors")
      .set({ secret: resealed })
      .where("user_id", "=", userId)
      .where("secret", "=", sealed)
      .execute();
  }
  const codes = await db
    .selectFrom("recovery_codes")
    .select(["id", "user_id", "code_hash"])
    .where("used_at", "is", null)
    .execute();
  for (const { id, user_id: userId, code_hash: sealed } of codes) {
    const resealed = reseal(counts, sealed, keys, () => {
      const hash = openCodeHash(keys, userId, sealed);
      return hash === null ? null : sealCodeHash(keys, userId, hash);
    });
    if (resealed === null) continue;
    await db
      .updateTable("recovery_codes")
      .set({ code_hash: resealed })
      .where("id", "=", id)
      .where("code_hash", "=", sealed)
      .execute();
  }
  return counts;
}

/** Encrypts a value again and counts the result; null if the value stays as it is. */
function reseal(
  counts: Resealing,
  sealed: string,
  { dataKeys }: Keys,
  sealAgain: () => string | null,
): string | null {
  if (keyIdInSealed(sealed) === keyId(dataKeys[0] ?? "")) {
    counts.current += 1;
    return null;
  }
  const result = sealAgain();
  if (result === null) counts.unreadable += 1;
  else counts.resealed += 1;
  return result;
}

const secretOwner = (userId: string) => `second-factor:${userId}`;
const codeOwner = (userId: string) => `recovery-code:${userId}`;
