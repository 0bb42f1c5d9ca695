import { sweepErased } from "#db/erasure";
import type { Services } from "./context";

/** One in the morning in Dhaka, when a longer pause disturbs the fewest. */
const QUIET_HOUR_UTC = 19;

/**
 * Takes what was erased out of the database's bytes, at once. A large database is written anew only
 * by the hourly clean-up, in the quiet hour.
 */
export async function sweep(services: Pick<Services, "db" | "log">, whole = false): Promise<void> {
  const sweep = await sweepErased(services.db, { whole });
  if (sweep.swept === "later") services.log("erasure_later", { code: sweep.code });
}

/** The clean-up's own: in the quiet hour the whole file, however large. */
export function sweepHourly(services: Pick<Services, "db" | "now" | "log">): Promise<void> {
  return sweep(services, services.now().getUTCHours() === QUIET_HOUR_UTC);
}
