import type { Context } from "./context";
import { keyedHash } from "./signature.server";

export interface Limit {
  /** The limited action, e.g. `booking`. */
  scope: string;
  /** The limited network or account; stored only as a keyed hash. */
  subject: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one use of each limit; returns false if any limit is reached. The counts are in the
 * database, so a restart does not reset them. The windows are fixed.
 */
export async function withinLimits(context: Context, limits: Limit[]): Promise<boolean> {
  if (!context.env.rateLimits) return true;
  let isAllowed = true;
  for (const limit of limits) {
    if ((await countUse(context, limit)) <= limit.max) continue;
    isAllowed = false;
    context.metrics?.limitReached(limit.scope);
  }
  return isAllowed;
}

/** Checks the limits without counting a use. */
export async function isUsedUp(context: Context, limit: Limit): Promise<boolean> {
  if (!context.env.rateLimits) return false;
  const row = await context.db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", keyOf(context, limit))
    .where("window_start", "=", windowStartOf(context, limit))
    .executeTakeFirst();
  return row !== undefined && row.count >= limit.max;
}

async function countUse(context: Context, limit: Limit): Promise<number> {
  const windowStart = windowStartOf(context, limit);
  const key = keyOf(context, limit);
  const row = await context.db
    .insertInto("rate_limits")
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        count: eb
          .case()
          .when("rate_limits.window_start", "=", windowStart)
          .then(eb("rate_limits.count", "+", 1))
          .else(1)
          .end(),
        window_start: windowStart,
      })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The block of addresses that one sender may control: a /24 of IPv4, a /48 of IPv6. */
export function wideNetwork(clientAddress: string): string {
  return clientAddress.includes(":")
    ? `${clientAddress.split(":").slice(0, 3).join(":")}::/48`
    : clientAddress.replace(/\.\d+$/, ".0/24");
}

/** Seconds since 1970. */
function windowStartOf(context: Context, { windowSeconds }: Limit): number {
  const seconds = Math.floor(context.now().getTime() / 1000);
  return seconds - (seconds % windowSeconds);
}

function keyOf(context: Context, { scope, subject }: Pick<Limit, "scope" | "subject">): string {
  return `${scope}:${keyedHash(context.env.sessionSecret, "limit", subject)}`;
}

const MAX_WINDOW_SECONDS = 24 * 60 * 60;

/** Deletes rows of past windows; the hourly clean-up calls it. */
export async function forgetOldLimits(services: Pick<Context, "db" | "now">): Promise<void> {
  const before = Math.floor(services.now().getTime() / 1000) - MAX_WINDOW_SECONDS;
  await services.db.deleteFrom("rate_limits").where("window_start", "<", before).execute();
}
