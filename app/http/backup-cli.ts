import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "#db/connection.server";
import { pathOfFileUrl } from "#db/file-url";
import { migrateToLatest } from "#db/migrate";
import { newKeyPair } from "~/features/backups/age.server";
import { backupPlace, restoreBackup } from "~/features/backups/restore-backup.server";
import { type RunParts, runBackup, runErasures } from "~/features/backups/run-backup.server";
import { readEnv } from "~/server/env.server";
import { createLog } from "~/server/log.server";
import { keepFilesPrivate } from "./file-modes";

/** `npm run db:backup`, `npm run db:restore`, and what the server starts every hour. */
const USAGE = `npm run db:backup               make a backup now, at BACKUP_URL
npm run db:backup -- keygen     make the pair of keys that backups need
npm run db:restore -- SOURCE    bring a backup back into an empty DATA_DIR; SOURCE is a folder
                                (its newest) or an archive, as a path, file:… or s3://…

docs/backups.md says how to set them up, and how to restore, step by step.`;

const now = () => new Date();
const log = createLog((line) => process.stdout.write(line), now);

const commands: Record<string, (source: string) => Promise<number>> = {
  take: async () => {
    const made = await withBackups(runBackup);
    if (made === null) return say("Another backup is being made; this one was not begun.", 1);
    return say(`${made.name}: ${made.bytes} bytes, read back and checked.`);
  },
  erasures: async () => {
    await withBackups(runErasures);
    return 0;
  },
  keygen: async () => {
    const { identity, recipient } = await newKeyPair();
    return say(`BACKUP_RECIPIENT=${recipient}
  The public key: for the site's environment.

BACKUP_IDENTITY=${identity}
  The private key: opens every backup. Keep it in two places that are not this machine, and never in
  the site's environment. It is shown this once; without it no backup is of any use.`);
  },
  restore,
};

/** @throws Error in words for whoever has started it */
async function withBackups<Result>(run: (...parts: RunParts) => Promise<Result>): Promise<Result> {
  if (/^postgres(ql)?:/.test(process.env.DATABASE_URL ?? "")) {
    throw new Error(
      "This backup is SQLite's. For PostgreSQL switch on the point-in-time recovery of the service that runs it.",
    );
  }
  const env = readEnv(process.env);
  if (!env.backup) {
    throw new Error(
      "There is nowhere to go: set BACKUP_URL and BACKUP_RECIPIENT (docs/backups.md).",
    );
  }
  const databaseFile = pathOfFileUrl(env.databaseUrl);
  if (!existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}.`);
  keepFilesPrivate(env);
  const db = openDatabase(env.databaseUrl);
  try {
    await migrateToLatest(db);
    return await run({ db, now, log }, { databaseFile, dataDir: env.dataDir }, env.backup);
  } finally {
    await db.destroy();
  }
}

/** Not by `readEnv`, which makes secrets where there are none. */
async function restore(source: string): Promise<number> {
  const { BACKUP_IDENTITY = "", DATA_DIR, DATABASE_URL } = process.env;
  const identities = BACKUP_IDENTITY.split(",").map((key) => key.trim());
  if (!identities.every((key) => key.startsWith("AGE-SECRET-KEY-1"))) {
    throw new Error(
      "BACKUP_IDENTITY must be the private key, AGE-SECRET-KEY-1…; several by commas.",
    );
  }
  const dataDir = resolve(DATA_DIR || "./data");
  keepFilesPrivate({ dataDir });
  if (DATABASE_URL && resolve(pathOfFileUrl(DATABASE_URL)) !== resolve(dataDir, "setu.db")) {
    throw new Error("Leave DATABASE_URL out: a restore writes setu.db in DATA_DIR.");
  }
  const place = backupPlace(source);
  const { name, manifest, erasedAgain } = await restoreBackup({
    place,
    identities,
    dataDir,
    now,
    log,
  });
  const { rows, newestBooking } = manifest.database;
  return say(`${dataDir} holds ${name} again, as of ${manifest.at}.
Bookings: ${rows.bookings ?? 0}, the newest of ${newestBooking ?? "-"}. Files beside the database: ${Object.keys(manifest.files).length - 1}.
Erased again, as it had been after the backup: ${erasedAgain} rows. Everybody logs in anew.
Now start the site, and read on in docs/backups.md.`);
}

/** To a person; as the server's child there is none, and its output is the log. */
function say(text: string, code = 0): number {
  if (!process.connected) process.stdout.write(`${text}\n`);
  return code;
}

async function main([name = "take", ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isComplete = rest.length === (name === "restore" ? 1 : 0);
  if (!command || !isComplete) return say(USAGE, 1);
  return command(rest[0] ?? "");
}

// a child of the server: without it nobody waits for the end
process.on("disconnect", () => process.exit(1));
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    // as the server's child it has said so in the log, where no message stands
    if (process.connected) process.exit(1);
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${cause instanceof Error ? `${message}: ${cause.message}` : message}\n`);
    process.exit(1);
  },
);
