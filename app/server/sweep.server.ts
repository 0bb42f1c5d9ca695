import { sweepErased } from "#db/erasure";
import type { Services } from "./context";

/** 1 a.m. in Dhaka, when a longer pause disturbs the fewest people. */
const QUIET_HOUR_UTC = 19;

/** Overwrites erased data in the database file. Rewrites a large file only if `evenIfLarge` is set. */
export async function sweep(
  services: Pick<Services, "db" | "log">,
  evenIfLarge = false,
): Promise<void> {
  const result = await sweepErased(services.db, { evenIfLarge });
  if (result.swept === "later") services.log("database.erasure-postponed", { code: result.code });
}

/** Overwrites erased data; in the quiet hour rewrites the whole file. */
export function sweepHourly(services: Pick<Services, "db" | "now" | "log">): Promise<void> {
  return sweep(services, services.now().getUTCHours() === QUIET_HOUR_UTC);
}
