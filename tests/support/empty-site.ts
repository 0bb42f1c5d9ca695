import { prepareDatabase } from "~/http/database";
import { type Site, startSite } from "./site";
import { createDatabase } from "./templates";

/** Prepares the database, as a server does when it starts. */
export function prepare({ db, env, clock }: Site): Promise<void> {
  return prepareDatabase({
    ...{ db, env, now: () => clock.now, log: () => {} },
    ...{ wakeOutbox: () => {}, hashing: undefined as never },
  });
}

/** A new installation without samples (`SEED=none`), as its owner finds it. */
export async function startEmptySite(
  environment: Record<string, string> = {},
): Promise<{ site: Site; close: () => Promise<void> }> {
  const database = await createDatabase("empty");
  const site = await startSite({
    SEED: "none",
    DATABASE_URL: database.url,
    RATE_LIMITS: "off",
    ...environment,
  });
  await prepare(site);
  return {
    site,
    close: async () => {
      await site.close();
      await database.remove();
    },
  };
}
