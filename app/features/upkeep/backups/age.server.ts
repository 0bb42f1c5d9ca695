import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** A pair of keys of age (https://age-encryption.org/v1): X25519. */
export interface KeyPair {
  /** Opens what is encrypted; `AGE-SECRET-KEY-1…`. */
  identity: string;
  /** Encrypts, and opens nothing; `age1…`. */
  recipient: string;
}

export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts as it flows; each of the recipients opens it alone. */
export async function encrypted(bytes: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return asNode(await encrypter.encrypt(asWeb(bytes)));
}

/** @throws Error where none of the identities opens it, at once; where it was changed, as it flows */
export async function decrypted(bytes: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return asNode(await decrypter.decrypt(asWeb(bytes)));
}

function asWeb(bytes: Readable) {
  return Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
}

function asNode(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream);
}
