import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { COMMAND_LINE } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import { endSessionsOf } from "~/features/sessions/sessions.server";
import { usersWithSessions } from "~/features/sessions/signed-in-devices.server";
import { findAccount } from "./accounts.server";

/**
 * Ends the sessions of one account or of all accounts, for example after a lost phone or an unclear incident.
 *
 * @param email null ends the sessions of all accounts
 * @returns the number of accounts logged out; null if no account has the address
 */
export async function signOutEverywhere(
  db: Database,
  email: string | null,
  now: Date,
): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const account = email === null ? null : await findAccount(trx, email);
    if (email !== null && !account) return null;
    const userIds = await usersWithSessions(trx, account?.id ?? null);
    for (const subjectId of userIds) {
      await endSessionsOf(trx, subjectId);
      const entry = { kind: "session-ended", actorId: null, subjectId } as const;
      await audit(trx, { ...entry, network: COMMAND_LINE }, now);
    }
    return userIds.length;
  });
}
