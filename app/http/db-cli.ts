import { openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { clearSamples, ensureCompany, seedSamples } from "#db/seed";
import { readEnv } from "~/server/env.server";
import { keepFilesPrivate } from "./file-modes";

const USAGE = `npm run db:migrate           run the migrations that are pending
npm run db:seed              lay the sample content that has not been laid
npm run db:seed -- clear     take the sample content away`;

async function main(command: string): Promise<number> {
  const env = readEnv(process.env);
  keepFilesPrivate(env);
  const db = openDatabase(env.databaseUrl);
  const now = new Date();
  try {
    const migrated = await migrateToLatest(db);
    if (command === "migrate") return report(migrated.join("\n") || "Nothing was pending.");
    await ensureCompany(db, now);
    if (command === "seed") {
      await seedSamples(db, now);
      return report("The sample content is laid.");
    }
    await clearSamples(db);
    return report("The sample content is gone.");
  } finally {
    await db.destroy();
  }
}

function report(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

const command = process.argv.slice(2).join(" ");
if (["migrate", "seed", "seed clear"].includes(command)) {
  process.exitCode = await main(command);
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
}
