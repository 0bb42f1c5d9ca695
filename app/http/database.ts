import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import type { Services } from "~/server/context";

/** Brings the database up to what this code expects, on every start. */
export async function prepareDatabase({ db, env, now, log }: Services): Promise<void> {
  for (const name of await migrateToLatest(db)) log("migrated", { name });
  await ensureCompany(db, now(), env.seed === "sample");
  if (env.seed === "sample") await seedSamples(db, now());
}
