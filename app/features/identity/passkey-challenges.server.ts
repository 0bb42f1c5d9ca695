import type { Queryable } from "#db/connection.server";
import type { Context } from "~/server/context";
import { sha256Hex } from "~/server/signature.server";

/** Equal to the lifetime of the second factor's ticket. */
const CHALLENGE_MS = 10 * 60 * 1000;

/** A challenge is valid for one purpose and in one browser. */
export interface ChallengeHolder {
  purpose: "sign-in" | "enrolment";
  userId: string;
  /** For `sign-in` the second factor's ticket, for `enrolment` the session's id. */
  sessionOrTicket: string;
}

/** Stores a page's challenge, which replaces an earlier one of the same holder. */
export async function storeChallenge(
  context: Pick<Context, "db" | "now">,
  holder: ChallengeHolder,
  challenge: string,
): Promise<void> {
  const expires_at = new Date(context.now().getTime() + CHALLENGE_MS).toISOString();
  await context.db
    .insertInto("passkey_challenges")
    .values({ bound_to: holderHash(holder), user_id: holder.userId, challenge, expires_at })
    .onConflict((conflict) => conflict.column("bound_to").doUpdateSet({ challenge, expires_at }))
    .execute();
}

/**
 * Uses up the holder's challenge. A challenge allows one response, valid or not; of simultaneous requests, only
 * one gets the challenge.
 *
 * @returns null if there is no challenge or it has expired
 */
export async function takeChallenge(
  db: Queryable,
  holder: ChallengeHolder,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("bound_to", "=", holderHash(holder))
    .where("user_id", "=", holder.userId)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return row && row.expires_at > now.toISOString() ? row.challenge : null;
}

function holderHash({ purpose, sessionOrTicket }: ChallengeHolder): string {
  return sha256Hex(`${purpose}:${sessionOrTicket}`);
}

export async function sweepPasskeyChallenges(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<", now.toISOString()).execute();
}
