import { sweepErased } from "#db/erasure";
import type { Services } from "./context";

/** 1 a.m. in Dhaka, when a longer pause disturbs the fewest people. */
const QUIET_HOUR_UTC = 19;

/** Overwrites erased data in the database file. A large file is rewritten only with `whole`. */
export async function sweep(services: Pick<Services, "db" | "log">, whole = false): Promise<void> {
  const sweep = await sweepErased(services.db, { whole });
  if (sweep.swept === "later") services.log("database.erasure-postponed", { code: sweep.code });
}

/** Rewrites the whole file in the quiet hour. */
export function sweepHourly(services: Pick<Services, "db" | "now" | "log">): Promise<void> {
  return sweep(services, services.now().getUTCHours() === QUIET_HOUR_UTC);
}
