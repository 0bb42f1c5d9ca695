import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Format version, in front of the key id. */
const FORMAT = "s1";

/**
 * Encrypts a short text with AES-256-GCM.
 *
 * @param owner the text can be decrypted only for this owner, e.g. `second-factor:<user id>`
 * @returns `s1.<key id>.<nonce>.<ciphertext>.<tag>`, base64url
 */
export function seal(keys: readonly string[], owner: string, text: string): string {
  const key = keys[0];
  if (key === undefined) throw new Error("No key to seal with");
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", cipherKeyOf(key), nonce);
  cipher.setAAD(Buffer.from(`${FORMAT}:${owner}`));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const parts = [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString("base64url"));
  return [FORMAT, keyId(key), ...parts].join(".");
}

/** @returns null if no key decrypts it, or it was encrypted for another owner */
export function openSealed(keys: readonly string[], owner: string, sealed: string): string | null {
  const [format, id, ...parts] = sealed.split(".");
  const [nonce, ciphertext, tag] = parts.map((part) => Buffer.from(part, "base64url"));
  const key = keys.find((candidate) => keyId(candidate) === id);
  if (format !== FORMAT || key === undefined || parts.length !== 3) return null;
  if (!nonce || !ciphertext || !tag) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", cipherKeyOf(key), nonce, {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(`${FORMAT}:${owner}`));
    decipher.setAuthTag(tag);
    return decipher.update(ciphertext, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** Id of the key that encrypted a sealed text; null for another format. */
export function keyIdInSealed(sealed: string): string | null {
  const [format, id] = sealed.split(".");
  return format === FORMAT ? (id ?? null) : null;
}

/** The beginning of all texts that a key encrypted. */
export function sealPrefix(key: string): string {
  return `${FORMAT}.${keyId(key)}.`;
}

/** Identifies a key without revealing it: six bytes of a hash. */
export function keyId(key: string): string {
  return createHash("sha256")
    .update(deriveKey(key, "data-key-id"))
    .digest()
    .subarray(0, 6)
    .toString("base64url");
}

function cipherKeyOf(key: string): Uint8Array {
  return deriveKey(key, "data-key");
}

function deriveKey(key: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", purpose, 32));
}
