import {
  type Mirror,
  mirrorParts,
  removeMirroredParts,
} from "~/features/papers/part-mirror.server";
import type { Services } from "~/server/context";
import type { BackupSettings } from "~/server/env.server";
import type { FileStorage } from "~/server/file-storage/file-storage";
import { openStorage } from "~/server/file-storage/open-storage.server";
import { errorFields, logOfRun } from "~/server/log.server";
import { ERASURES_RETENTION_MS, expiredArchives } from "./backup";
import { asBackupError, withBackupError } from "./backup-error.server";
import { deleteRuns, recordRun } from "./backup-runs.server";
import { sweepErasureNotes, writeErasures } from "./erasure-notes.server";
import { type BackupSource, makeBackup } from "./make-backup.server";
import { lockWorkplace } from "./workplace.server";

/** The parameters of both kinds of run. */
export type RunParameters = [
  services: Pick<Services, "db" | "now" | "log">,
  source: BackupSource,
  settings: BackupSettings,
];

/**
 * Executes one run: stores notes of erasures, makes a backup, deletes expired backups, and records the result.
 *
 * @returns null if another run is active
 * @throws BackupError, which is also recorded
 */
export async function runBackup(
  ...[services, source, { url, recipient }]: RunParameters
): Promise<{ name: string; bytes: number } | null> {
  const release = lockWorkplace(source.dataDir);
  if (!release) return null;
  const log = logOfRun(services.log);
  const at = services.now();
  let storage: FileStorage | undefined;
  try {
    storage = await withBackupError("target", () => openStorage(url));
    const backup = await replaceBackups({ ...services, log }, source, storage, recipient, at);
    await recordRun(services.db, { at, ...backup });
    log("backup.made", backup);
    return backup;
  } catch (error) {
    const { problem, cause } = asBackupError(error);
    log("backup.failed", { problem, ...errorFields(cause) });
    await recordRun(services.db, { at, problem });
    throw error;
  } finally {
    storage?.close();
    release();
  }
}

/**
 * Stores notes of erasures beside the backups, and removes the parts of erased papers. Does nothing
 * while another run is active, because the caller tries again later.
 */
export async function storeErasureNotes(
  ...[{ db, now, log }, { dataDir, dataKeys, uploadsUrl }, { url, recipient }]: RunParameters
): Promise<void> {
  const release = lockWorkplace(dataDir);
  if (!release) return;
  let storage: FileStorage | undefined;
  try {
    storage = await openStorage(url);
    await writeErasures(db, { storage, recipient, dataKeys, now: now() });
    await withUploads(uploadsUrl, storage, (mirror) => removeMirroredParts(db, mirror));
  } catch (error) {
    logOfRun(log)("backup.erasures-failed", errorFields(error));
    throw error;
  } finally {
    storage?.close();
    release();
  }
}

/**
 * Makes a backup, then deletes expired ones as promised, even if the backup failed. If the deletion fails, so does
 * the run.
 */
async function replaceBackups(
  { db, log }: Pick<Services, "db" | "log">,
  source: BackupSource,
  storage: FileStorage,
  recipient: string,
  now: Date,
): Promise<{ name: string; bytes: number }> {
  try {
    await withBackupError("target", () =>
      writeErasures(db, { storage, recipient, dataKeys: source.dataKeys, now }),
    );
    // parts are mirrored after the database is copied, so that no file in it lacks a part
    return await makeBackup(source, storage, recipient, now, () =>
      withUploads(source.uploadsUrl, storage, async (mirror) => {
        const { missing } = await mirrorParts(db, mirror);
        if (missing > 0) log("backup.papers-missing", { parts: missing });
      }),
    );
  } finally {
    await withBackupError("target", async () => {
      for (const name of expiredArchives(await storage.list(""), now)) await storage.remove(name);
      await sweepErasureNotes(storage, now);
      await withUploads(source.uploadsUrl, storage, (mirror) => removeMirroredParts(db, mirror));
    });
    await deleteRuns(db, new Date(now.getTime() - ERASURES_RETENTION_MS));
  }
}

async function withUploads(
  uploadsUrl: string | null,
  backups: FileStorage,
  work: (mirror: Mirror) => Promise<void>,
): Promise<void> {
  if (uploadsUrl === null) return;
  const uploads = await openStorage(uploadsUrl);
  try {
    await work({ uploads, backups });
  } finally {
    uploads.close();
  }
}
