import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { sessionLimits } from "./session-limits";

/** Deletes the sessions that have run out, also by not being used. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<", now.toISOString()).execute();
  for (const [remember, { idleMs }] of [
    [true, sessionLimits.remembered],
    [false, sessionLimits.browser],
  ] as const) {
    await db
      .deleteFrom("sessions")
      .where("remember", "=", flag(remember))
      .where("last_seen_at", "<", new Date(now.getTime() - idleMs).toISOString())
      .execute();
  }
}
