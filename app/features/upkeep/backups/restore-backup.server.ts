import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "#db/connection.server";
import { pathOfFileUrl } from "#db/file-url";
import { migrateToLatest } from "#db/migrate";
import { type RestoredPapers, restoreParts } from "~/features/papers/part-mirror.server";
import { decrypted } from "~/server/age.server";
import type { FileStorage } from "~/server/file-storage/file-storage";
import { openStorage } from "~/server/file-storage/open-storage.server";
import type { Log } from "~/server/log.server";
import { listOfSecrets, readOrCreateSecrets } from "~/server/secrets.server";
import { type Manifest, PARTS, unpackAndCheck } from "./archive.server";
import { archiveTime } from "./backup";
import { readErasures } from "./erasure-notes.server";
import { finishRestore } from "./put-back.server";

/** The error of a failed restore; its message is for the operator. */
class RestoreError extends Error {
  override name = "RestoreError";
}

/** A backup storage and the name of an archive in it; null means the newest archive. */
export interface BackupPlace {
  url: string;
  name: string | null;
}

/** Parses the source of a restore: the path, or the `file:` or `s3:` URL, of an archive or its folder. */
export function backupPlace(source: string): BackupPlace {
  const url = /^(file:|s3:\/\/)/.test(source) ? source : `file:${source}`;
  const start = Math.max(url.lastIndexOf("/") + 1, "file:".length);
  const name = url.slice(start);
  if (archiveTime(name) === null) return { url, name: null };
  const folder = url.slice(0, start);
  return { url: folder === "file:" ? "file:." : folder, name };
}

interface RestoreOptions {
  place: BackupPlace;
  /** age's private keys: the current key, and those used in the last 30 days. */
  identities: readonly string[];
  /** The site's keys, which prove the archive's origin; new ones if those are lost, or none. */
  dataKeys: readonly string[];
  /** False skips the proof, because the site's keys are lost. */
  isProofRequired: boolean;
  dataDir: string;
  /** The storage of uploads; by default the data folder's. */
  uploadsUrl?: string;
  now: () => Date;
  log: Log;
}

export interface RestoreResult {
  name: string;
  manifest: Manifest;
  /** Number of rows that were erased again. */
  erasedAgain: number;
  papers: RestoredPapers;
}

/**
 * Restores the database, uploads and keys. All is prepared in a temporary folder and then moved to the data folder,
 * except papers for another storage, which are copied there.
 *
 * @throws RestoreError if the folder is not empty or there is no archive; BrokenArchiveError, BrokenDatabaseError,
 * UnknownOriginError; age's error if no key fits
 */
export async function restoreBackup({
  place,
  identities,
  dataKeys,
  isProofRequired,
  dataDir,
  uploadsUrl,
  now,
  log,
}: RestoreOptions): Promise<RestoreResult> {
  requireEmpty(dataDir);
  const work = join(dataDir, `restore-${randomUUID()}`);
  mkdirSync(work, { recursive: true, mode: 0o700 });
  const storage = await openStorage(place.url);
  const proof = isProofRequired ? dataKeys : null;
  try {
    const name = place.name ?? (await newestIn(storage));
    const manifest = await unpackAndCheck(await decrypted(await storage.get(name), identities), {
      folder: work,
      name,
      dataKeys: proof,
    });
    const erasures = await readErasures(storage, identities, proof);
    const db = openDatabase(`file:${join(work, PARTS.database)}`);
    const ownUploads = `file:${join(work, PARTS.uploads)}`;
    const isElsewhere = uploadsUrl !== undefined && !isOwnFolder(uploadsUrl, dataDir);
    const uploads = await openStorage(isElsewhere ? uploadsUrl : ownUploads);
    let erasedAgain: number;
    let papers: RestoredPapers;
    try {
      await migrateToLatest(db);
      erasedAgain = await finishRestore({ db, now, log }, erasures);
      const keys = siteKeys(dataKeys, join(work, PARTS.keys));
      papers = await restoreParts(db, { backups: storage, uploads, identities, dataKeys: keys });
    } finally {
      uploads.close();
      await db.destroy();
    }
    // moves the database last, because the site cannot start without it
    for (const part of [PARTS.uploads, PARTS.keys, PARTS.database]) {
      if (existsSync(join(work, part))) renameSync(join(work, part), join(dataDir, part));
    }
    return { name, manifest, erasedAgain, papers };
  } finally {
    storage.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** True for the data folder's own folder of uploads, which is moved there with the rest. */
function isOwnFolder(uploadsUrl: string, dataDir: string): boolean {
  if (!uploadsUrl.startsWith("file:")) return false;
  return resolve(pathOfFileUrl(uploadsUrl)) === resolve(dataDir, PARTS.uploads);
}

/** The keys of the restored site: the given ones, and those in the archive; new ones if there are none. */
function siteKeys(givenKeys: readonly string[], file: string): string[] {
  if (existsSync(file)) return [...givenKeys, ...listOfSecrets(readFileSync(file, "utf8"))];
  return givenKeys.length > 0 ? [...givenKeys] : readOrCreateSecrets(file);
}

/** Entries that a file system or local backups create in the folder. */
const IGNORED_ENTRIES = new Set(["lost+found", "backups"]);

function requireEmpty(dataDir: string): void {
  const entries = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const [first] = entries.filter((name) => !IGNORED_ENTRIES.has(name));
  if (first === undefined) return;
  throw new RestoreError(
    `${dataDir} is not empty (${first}), and nothing is written over: name another folder in DATA_DIR.`,
  );
}

async function newestIn(storage: FileStorage): Promise<string> {
  const names = (await storage.list("")).filter((name) => archiveTime(name) !== null);
  const newest = names.sort().at(-1);
  if (newest === undefined) throw new RestoreError("There is no backup in this place.");
  return newest;
}
