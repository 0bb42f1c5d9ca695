import { sweepErased } from "#db/erasure";
import type { Services } from "~/server/context";

/** One in the morning in Dhaka, when a longer pause disturbs the fewest. */
const QUIET_HOUR_UTC = 19;

/**
 * Takes what was erased out of the database's bytes: at once, and by the hourly clean-up again. A
 * large database is written anew in the quiet hour only.
 */
export async function sweep(services: Pick<Services, "db" | "now" | "log">): Promise<void> {
  const whole = services.now().getUTCHours() === QUIET_HOUR_UTC;
  const sweep = await sweepErased(services.db, { whole });
  if (sweep.swept === "later") services.log("erasure_later", { code: sweep.code });
}
