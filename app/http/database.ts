import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import type { Services } from "~/server/context";

export async function prepareDatabase({ db, env, now, log }: Services): Promise<void> {
  for (const name of await migrateToLatest(db)) log("database.migrated", { name });
  await ensureCompany(db, now(), env.seed === "sample");
  if (env.seed === "sample") await seedSamples(db, now());
}
