import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** An X25519 key pair for age (https://age-encryption.org/v1). */
export interface KeyPair {
  /** The private key, `AGE-SECRET-KEY-1…`. */
  identity: string;
  /** The public key, `age1…`. */
  recipient: string;
}

export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream. Each recipient can decrypt it without the others. */
export async function encrypted(bytes: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return asNode(await encrypter.encrypt(asWeb(bytes)));
}

/** @throws Error immediately if no identity fits, or while streaming if the file was altered */
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
