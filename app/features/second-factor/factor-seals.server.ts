import { createDecipheriv, hkdfSync } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { Env } from "~/server/env.server";
import { isSealed, keyId, keyIdOf, openSealed, seal } from "~/server/seal.server";

type Keys = Pick<Env, "dataKeys" | "sessionSecrets">;

export function sealSecret(keys: Keys, userId: string, secret: string): string {
  return seal(keys.dataKeys, secretOwner(userId), secret);
}

/** @returns null where no key of today opens it */
export function openSecret(keys: Keys, userId: string, sealed: string): string | null {
  return isSealed(sealed)
    ? openSealed(keys.dataKeys, secretOwner(userId), sealed)
    : openFormerly(keys, sealed);
}

/** @param hash of a recovery code */
export function sealCodeHash(keys: Keys, userId: string, hash: string): string {
  return seal(keys.dataKeys, codeOwner(userId), hash);
}

/** @returns null where no key of today opens it */
export function openCodeHash(keys: Keys, userId: string, sealed: string): string | null {
  return openSealed(keys.dataKeys, codeOwner(userId), sealed);
}

export interface Resealing {
  resealed: number;
  /** Sealed with the first key already. */
  current: number;
  /** Opened by none of the keys: left as they are. */
  unreadable: number;
}

/**
 * Seals again with the first data key: `all`, after a key was put before the others, or what was
 * `formerly` sealed with a key derived from the session secret, at every start, so that a new
 * session secret ends nobody's second step. A row that changes meanwhile keeps its change.
 */
export async function resealFactors(
  db: Queryable,
  keys: Keys,
  which: "all" | "formerly",
): Promise<Resealing> {
  const count: Resealing = { resealed: 0, current: 0, unreadable: 0 };
  const factors = await db.selectFrom("second_factors").select(["user_id", "secret"]).execute();
  for (const { user_id: userId, secret: sealed } of factors) {
    const again = reseal(count, sealed, which, keys, () => {
      const secret = openSecret(keys, userId, sealed);
      return secret === null ? null : sealSecret(keys, userId, secret);
    });
    if (again === null) continue;
    await db
      .updateTable("second_factors")
      .set({ secret: again })
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
    // codes from before there were data keys are keyed hashes, which nothing opens
    if (!isSealed(sealed)) continue;
    const again = reseal(count, sealed, which, keys, () => {
      const hash = openCodeHash(keys, userId, sealed);
      return hash === null ? null : sealCodeHash(keys, userId, hash);
    });
    if (again === null) continue;
    await db
      .updateTable("recovery_codes")
      .set({ code_hash: again })
      .where("id", "=", id)
      .where("code_hash", "=", sealed)
      .execute();
  }
  return count;
}

function reseal(
  count: Resealing,
  sealed: string,
  which: "all" | "formerly",
  { dataKeys }: Keys,
  again: () => string | null,
): string | null {
  const id = keyIdOf(sealed);
  const isCurrent = id === keyId(dataKeys[0] ?? "");
  const isKept = which === "formerly" && dataKeys.some((key) => keyId(key) === id);
  if (isCurrent || isKept) {
    count.current += 1;
    return null;
  }
  const result = again();
  if (result === null) count.unreadable += 1;
  else count.resealed += 1;
  return result;
}

/** As they were sealed before there were data keys: `<nonce>.<text>.<tag>`, bound to nobody. */
function openFormerly({ sessionSecrets }: Keys, sealed: string): string | null {
  const [nonce, text, tag] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !text || !tag) return null;
  for (const secret of sessionSecrets) {
    const key = new Uint8Array(hkdfSync("sha256", secret, "", "second-factor", 32));
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
    } catch {
      // another secret may open it
    }
  }
  return null;
}

const secretOwner = (userId: string) => `second-factor:${userId}`;
const codeOwner = (userId: string) => `recovery-code:${userId}`;
