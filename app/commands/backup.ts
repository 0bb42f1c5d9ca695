import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "#db/connection.server";
import { pathOfFileUrl } from "#db/file-url";
import { migrateToLatest } from "#db/migrate";
import { backupPlace, restoreBackup } from "~/features/upkeep/backups/restore-backup.server";
import {
  type RunParameters,
  runBackup,
  storeErasureNotes,
} from "~/features/upkeep/backups/run-backup.server";
import { keepFilesPrivate } from "~/http/file-modes";
import { newKeyPair } from "~/server/age.server";
import { readEnv } from "~/server/env.server";
import { createLog } from "~/server/log.server";
import { listOfSecrets } from "~/server/secrets.server";

// Implements `npm run db:backup`, `npm run db:restore` and the server's hourly backup.

const USAGE = `npm run db:backup               make a backup now, at BACKUP_URL
npm run db:backup -- keygen     create the key pair for backups
npm run db:restore -- SOURCE    restore a backup into an empty DATA_DIR; SOURCE is a folder
                                (its newest) or an archive, as a path, file:… or s3://…
                                (add --unproven if DATA_KEYS are lost)

docs/backups.md explains set-up and restore, step by step.`;

const now = () => new Date();
const log = createLog((line) => process.stdout.write(line), now);

const UNPROVEN = "--unproven";

const commands: Record<string, (...parameters: string[]) => Promise<number>> = {
  take: async () => {
    const backup = await withBackups(runBackup);
    if (backup === null) return say("Another backup is running; this one did not start.", 1);
    return say(`${backup.name}: ${backup.bytes} bytes, read back and checked.`);
  },
  erasures: async () => {
    await withBackups(storeErasureNotes);
    return 0;
  },
  keygen: async () => {
    const { identity, recipient } = await newKeyPair();
    return say(`BACKUP_RECIPIENT=${recipient}
  The public key: for the site's environment.

BACKUP_IDENTITY=${identity}
  The private key: opens every backup. Keep it in two places off this machine, and never in the
  site's environment. It is shown only once; backups are useless without it. Keep a copy of
  DATA_KEYS, or of the file data-keys in DATA_DIR, with it: a restore needs both.`);
  },
  restore,
};

/** @throws Error worded for the operator */
async function withBackups<Result>(
  run: (...parts: RunParameters) => Promise<Result>,
): Promise<Result> {
  if (/^postgres(ql)?:/.test(process.env.DATABASE_URL ?? "")) {
    throw new Error(
      "Backups are for SQLite only. For PostgreSQL, turn on the provider's point-in-time recovery.",
    );
  }
  const env = readEnv(process.env);
  if (!env.backup) {
    throw new Error(
      "Backups have no destination: set BACKUP_URL and BACKUP_RECIPIENT (docs/backups.md).",
    );
  }
  const databaseFile = pathOfFileUrl(env.databaseUrl);
  if (!existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}.`);
  keepFilesPrivate(env);
  const db = openDatabase(env.databaseUrl);
  try {
    await migrateToLatest(db);
    const { dataDir, dataKeys, uploadsUrl } = env;
    const source = { databaseFile, dataDir, dataKeys, uploadsUrl };
    return await run({ db, now, log }, source, env.backup);
  } finally {
    await db.destroy();
  }
}

/** Does not use `readEnv`, which would generate missing secrets. */
async function restore(source = "", unproven?: string): Promise<number> {
  const { BACKUP_IDENTITY = "", DATA_DIR, DATABASE_URL, DATA_KEYS = "", UPLOADS_URL } = process.env;
  const identities = BACKUP_IDENTITY.split(",").map((key) => key.trim());
  if (!identities.every((key) => key.startsWith("AGE-SECRET-KEY-1"))) {
    throw new Error(
      "BACKUP_IDENTITY must be the private key, AGE-SECRET-KEY-1…; separate several with commas.",
    );
  }
  const dataKeys = listOfSecrets(DATA_KEYS);
  if (dataKeys.length === 0 && !unproven) {
    throw new Error(
      `DATA_KEYS is needed, with the site's value: it proves that your site made the backup. If it is lost, add ${UNPROVEN}, and check the list of coordinators before anybody logs in (docs/backups.md).`,
    );
  }
  const dataDir = resolve(DATA_DIR || "./data");
  keepFilesPrivate({ dataDir });
  if (DATABASE_URL && resolve(pathOfFileUrl(DATABASE_URL)) !== resolve(dataDir, "setu.db")) {
    throw new Error("Leave DATABASE_URL out: a restore writes setu.db in DATA_DIR.");
  }
  const place = backupPlace(source);
  const { name, manifest, erasedAgain, papers } = await restoreBackup({
    place,
    identities,
    dataKeys,
    isProofRequired: !unproven,
    dataDir,
    uploadsUrl: UPLOADS_URL || undefined,
    now,
    log,
  });
  const { rows, newestRequest } = manifest.database;
  return say(`${dataDir} now holds ${name}, as of ${manifest.at}.
Requests: ${rows.requests ?? 0}, the newest of ${newestRequest ?? "-"}. Files beside the database: ${Object.keys(manifest.files).length - 1}.
Papers: ${papers.files} files, of which ${papers.locked} cannot be opened. Their missing parts: ${papers.missingParts}.
Rows erased again, as after the backup: ${erasedAgain}. Everybody must log in again.
Now start the site, and continue with docs/backups.md.`);
}

/** Prints messages for a person, but not as the server's child process, whose stdout is the log. */
function say(text: string, code = 0): number {
  if (!process.connected) process.stdout.write(`${text}\n`);
  return code;
}

async function main([name = "take", ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const [source, ...more] = rest;
  const hasValidArguments =
    name === "restore"
      ? source !== undefined && ["", UNPROVEN].includes(more.join(" "))
      : rest.length === 0;
  if (!command || !hasValidArguments) return say(USAGE, 1);
  return command(...rest);
}

// the server has ended, so this process stops too
process.on("disconnect", () => process.exit(1));
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    // a child process of the server has already logged the error without its message
    if (process.connected) process.exit(1);
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${cause instanceof Error ? `${message}: ${cause.message}` : message}\n`);
    process.exit(1);
  },
);
