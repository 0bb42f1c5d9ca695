import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#db/connection.server";
import { pathOfFileUrl } from "#db/file-url";
import type { PaperServices } from "~/features/papers/paper-files.server";
import { backupPlace, restoreBackup } from "~/features/upkeep/backups/restore-backup.server";
import { runBackup } from "~/features/upkeep/backups/run-backup.server";
import { type KeyPair, newKeyPair } from "~/server/age.server";
import type { Env } from "~/server/env.server";
import { openTestDatabase } from "./database";

/** A site's data folder, a folder for backups, and the owner's keys. */
export interface Fixture {
  db: Database;
  dataDir: string;
  databaseFile: string;
  folder: string;
  keys: KeyPair;
  dataKeys: readonly string[];
  /** Services of papers. */
  papers: PaperServices;
  uploadsUrl: string;
  clock: { now: Date };
  logs: { event: string; [name: string]: unknown }[];
  /** Makes a backup. @param url target, the folder by default; `from`: storage of uploads */
  makeBackup: (url?: string, from?: string) => Promise<{ name: string; bytes: number } | null>;
  /** Restores into an empty folder. */
  restore: (
    source?: string,
    identity?: string,
    proof?: readonly string[] | null,
    newKeys?: readonly string[],
    uploads?: string,
  ) => Promise<Restored>;
  close: () => Promise<void>;
}

type Restored = Awaited<ReturnType<typeof restoreBackup>> & { dataDir: string };

/** A site that can be backed up, with the sample content if `samples` is set. */
export async function newFixture({ samples = false } = {}): Promise<Fixture> {
  const { db, url: databaseUrl, close } = await openTestDatabase({ samples });
  const databaseFile = pathOfFileUrl(databaseUrl);
  const root = mkdtempSync(join(tmpdir(), "setu-backups-"));
  const [dataDir, folder] = [join(root, "data"), join(root, "backups")];
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "data-keys"), "the keys\n");
  const keys = await newKeyPair();
  const dataKeys: readonly string[] = [randomBytes(32).toString("hex")];
  const clock = { now: new Date("2026-11-20T08:30:00.000Z") };
  const now = () => clock.now;
  const uploadsUrl = `file:${join(dataDir, "uploads")}`;
  const backup = { url: `file:${folder}`, recipient: keys.recipient };
  const papers = {
    db,
    now,
    env: { dataKeys, backup, uploadsUrl, databaseUrl } as Partial<Env> as Env,
  };
  const logs: Fixture["logs"] = [];
  const log = (event: string, fields = {}) => void logs.push({ event, ...fields });
  return {
    db,
    dataDir,
    databaseFile,
    folder,
    keys,
    dataKeys,
    papers,
    uploadsUrl,
    clock,
    logs,
    makeBackup: (url = `file:${folder}`, from = uploadsUrl) =>
      runBackup(
        { db, now, log },
        { databaseFile, dataDir, dataKeys, uploadsUrl: from },
        { url, recipient: keys.recipient },
      ),
    restore: async (
      source = folder,
      identity = keys.identity,
      proof: readonly string[] | null = dataKeys,
      newKeys: readonly string[] = [],
      uploads?: string,
    ) => {
      const empty = mkdtempSync(join(root, "restored-"));
      const place = backupPlace(source);
      const restored = await restoreBackup({
        place,
        identities: [identity],
        dataKeys: proof ?? newKeys,
        isProofRequired: proof !== null,
        dataDir: empty,
        uploadsUrl: uploads,
        now,
        log,
      });
      return { ...restored, dataDir: empty };
    },
    close,
  };
}

/** Adds uploaded files. */
export function writeUploads(dataDir: string): void {
  mkdirSync(join(dataDir, "uploads", "b1"), { recursive: true });
  writeFileSync(join(dataDir, "uploads", "b1", "রিপোর্ট.pdf"), "%PDF of a report");
  writeFileSync(join(dataDir, "uploads", "photo.jpg"), Buffer.alloc(200_000, 7));
}

/** Every file below a folder, by path. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}
