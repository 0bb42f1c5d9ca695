import { tmpdir } from "node:os";
import { fileOf, isPostgresUrl, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { moveDatabase } from "#db/move/move";
import { MoveSource } from "#db/move/source";
import { clearSamples, ensureCompany, seedSamples } from "#db/seed";
import { clearLarge, LARGE, seedLarge } from "#db/seeds/large/large";
import { finishRecovery } from "~/features/upkeep/backups/put-back.server";
import { keepFilesPrivate } from "~/http/file-modes";
import { readEnv } from "~/server/env.server";
import { createLog } from "~/server/log.server";

const USAGE = `npm run db:migrate           run pending migrations
npm run db:seed              add missing sample content
npm run db:seed -- clear     remove the sample content and the large data
npm run db:seed -- large     add some years of made-up data, to test the speed:
                             100,000 bookings, 20,000 messages, 10,000 accounts, 10,000 posts;
                             never beside real data
npm run db:move -- --to postgres://…
                             copy a stopped installation into an empty PostgreSQL database
npm run db:erase-again -- --from postgres://…
                             after a recovery to an earlier time: repeat the erasures recorded in the
                             abandoned database, and sign everybody out`;

async function main(command: string): Promise<number> {
  const env = readEnv(process.env);
  keepFilesPrivate(env);
  const db = openDatabase(env.databaseUrl);
  const now = new Date();
  try {
    const migrated = await migrateToLatest(db);
    if (command === "migrate") return report(migrated.join("\n") || "Nothing was pending.");
    await ensureCompany(db, now, command !== "clear");
    if (command === "seed") {
      await seedSamples(db, now);
      return report("The sample content is there.");
    }
    if (command === "seed large") {
      await seedSamples(db, now);
      await seedLarge(db, now, LARGE, report);
      return report("The large data are there.");
    }
    await clearLarge(db);
    await clearSamples(db);
    return report("The sample content is gone.");
  } finally {
    await db.destroy();
  }
}

/** @param to the `postgres:` URL of the target */
async function move(to: string): Promise<number> {
  const env = readEnv(process.env);
  if (isPostgresUrl(env.databaseUrl)) return refuse("DATABASE_URL must name the file to move.");
  const source = new MoveSource(fileOf(env.databaseUrl));
  const target = openDatabase(to);
  if (source.isCopied) report(`The file's folder is not writable: reading a copy in ${tmpdir()}.`);
  try {
    const moved = await moveDatabase(source, target, ({ table, rows, sum, rowsWithNul }) => {
      const change = rowsWithNul > 0 ? `, U+0000 replaced in ${rowsWithNul}` : "";
      report(`${table.padEnd(24)} ${String(rows).padStart(9)}  ${sum.slice(0, 16)}${change}`);
    });
    const all = moved.reduce((sum, { rows }) => sum + rows, 0);
    return report(`${all} rows copied and verified. ${NEXT_STEPS}`);
  } finally {
    source.close();
    await target.destroy();
  }
}

/** @param from the `postgres:` URL of the abandoned database */
async function eraseAgainFrom(from: string): Promise<number> {
  const env = readEnv(process.env);
  if (!isPostgresUrl(env.databaseUrl)) return refuse("Restoring a backup does this by itself.");
  const [db, abandonedDb] = [openDatabase(env.databaseUrl), openDatabase(from)];
  try {
    await migrateToLatest(db);
    const now = () => new Date();
    const log = createLog((line) => process.stdout.write(line), now);
    const count = await finishRecovery(abandonedDb, { db, now, log });
    return report(`${count} rows were erased again. Everybody signs in anew.`);
  } finally {
    await db.destroy();
    await abandonedDb.destroy();
  }
}

const NEXT_STEPS = `Now start the site with DATABASE_URL as given here
and with the old SESSION_SECRET and DATA_KEYS. If they were not set, they are in the files
session-secret and data-keys of DATA_DIR. Keep the old file, but do not start the site on it again.`;

function report(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

/** @returns the exit code */
function run(parameters: string[]): number | Promise<number> {
  const [command, option, url = "", ...more] = parameters;
  if (isPostgresUrl(url) && more.length === 0) {
    if (command === "move" && option === "--to") return move(url);
    if (command === "erase-again" && option === "--from") return eraseAgainFrom(url);
  }
  const line = parameters.join(" ");
  return ["migrate", "seed", "seed clear", "seed large"].includes(line)
    ? main(line)
    : refuse(USAGE);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error));
}
