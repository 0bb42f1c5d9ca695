import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Bytes that sealing adds to a part. */
const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** Place of a part in its file. A sealed part can be decrypted only for this place. */
export interface PartPlace {
  fileId: string;
  /** Offset of its first byte in the file. */
  start: number;
  /** Number of bytes. */
  length: number;
  /** True for the part with which the file ends. */
  isLast: boolean;
}

/** A random key for one file. */
export function newFileKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/**
 * Encrypts a part of a file with AES-256-GCM.
 *
 * @returns nonce, encrypted bytes and tag as separate buffers, so that a large part is not copied
 */
export function sealPart(key: Uint8Array, place: PartPlace, bytes: Uint8Array): Buffer[] {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(placeBytes(place));
  const sealed = cipher.update(bytes);
  cipher.final();
  return [nonce, sealed, cipher.getAuthTag()];
}

/** A sealed part was changed, cut, moved, or belongs to another file. */
export class BrokenPartError extends Error {
  override name = "BrokenPartError";

  constructor({ fileId, start }: PartPlace) {
    super(`The part at ${start} of file ${fileId} is not the one that was stored`);
  }
}

/** Decrypts a part. @throws BrokenPartError */
export function openPart(key: Uint8Array, place: PartPlace, sealed: Uint8Array): Buffer {
  if (sealed.byteLength !== place.length + SEAL_BYTES) throw new BrokenPartError(place);
  const end = sealed.byteLength - TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(placeBytes(place));
  decipher.setAuthTag(sealed.subarray(end));
  try {
    const bytes = decipher.update(sealed.subarray(NONCE_BYTES, end));
    decipher.final();
    return bytes;
  } catch {
    throw new BrokenPartError(place);
  }
}

function placeBytes({ fileId, start, length, isLast }: PartPlace): Buffer {
  return Buffer.from(JSON.stringify(["p1", fileId, start, length, isLast]));
}
