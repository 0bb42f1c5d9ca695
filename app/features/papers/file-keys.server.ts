import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { decrypted, encrypted } from "~/server/age.server";
import type { Env } from "~/server/env.server";
import { openSealed, seal } from "~/server/seal.server";

type Keys = Pick<Env, "dataKeys" | "backup">;

/** A file's key, encrypted for the site and for the owner of the backups. */
export interface WrappedKey {
  sealed_key: string;
  /** Base64; null if there are no backups. */
  backup_key: string | null;
}

/** Encrypts a file's key with `DATA_KEYS`, and for `BACKUP_RECIPIENT`. */
export async function wrapKey(
  { dataKeys, backup }: Keys,
  fileId: string,
  key: Buffer,
): Promise<WrappedKey> {
  const forBackup = backup && (await encrypted(Readable.from([key]), [backup.recipient]));
  return {
    sealed_key: sealKey({ dataKeys }, fileId, key),
    backup_key: forBackup && (await buffer(forBackup)).toString("base64"),
  };
}

export function sealKey({ dataKeys }: Pick<Keys, "dataKeys">, fileId: string, key: Buffer): string {
  return seal(dataKeys, ownerOf(fileId), key.toString("base64"));
}

/** @returns null if none of the owner's private keys opens it */
export async function openKeyOfBackup(
  identities: readonly string[],
  backupKey: string,
): Promise<Buffer | null> {
  const encryptedKey = Readable.from([Buffer.from(backupKey, "base64")]);
  try {
    return await buffer(await decrypted(encryptedKey, identities));
  } catch {
    return null;
  }
}

/** @returns null if none of the site's keys opens it */
export function openKey(
  { dataKeys }: Pick<Keys, "dataKeys">,
  fileId: string,
  sealedKey: string,
): Buffer | null {
  const key = openSealed(dataKeys, ownerOf(fileId), sealedKey);
  return key === null ? null : Buffer.from(key, "base64");
}

/** Encrypts the name that a sender gave to a file. */
export function sealName(
  { dataKeys }: Pick<Keys, "dataKeys">,
  fileId: string,
  name: string,
): string {
  return seal(dataKeys, nameOwnerOf(fileId), name);
}

/** @returns an empty name if none of the site's keys opens it, or it was erased */
export function openName(
  { dataKeys }: Pick<Keys, "dataKeys">,
  fileId: string,
  sealed: string | null,
): string {
  return sealed === null ? "" : (openSealed(dataKeys, nameOwnerOf(fileId), sealed) ?? "");
}

const ownerOf = (fileId: string) => `paper:${fileId}`;
const nameOwnerOf = (fileId: string) => `paper-name:${fileId}`;
