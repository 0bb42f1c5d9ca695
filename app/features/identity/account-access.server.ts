import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findAccountById } from "./accounts.server";
import { disableAccount, enableAccount } from "./admins.server";

/** Who shuts out or lets in: an admin on a network, or nobody on the command line. */
export interface AccessActor {
  actorId: string | null;
  /** The limiting address, or `COMMAND_LINE`. */
  network: string;
}

export type AccessChange = "shut-out" | "let-in" | "unchanged" | "unknown" | "last-admin";

/**
 * Shuts an account out at once, an admin's or a family's: its sessions end, and neither a password
 * nor a mailed link opens it. Its requests stay with the coordinators.
 *
 * @returns `last-admin` where nobody would be left to answer, and nothing is changed
 */
export async function shutOut(
  db: Database,
  userId: string,
  by: AccessActor,
  now: Date,
): Promise<AccessChange> {
  return inTransaction(db, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) return "unknown";
    if (account.disabled) return "unchanged";
    if ((await disableAccount(trx, userId, now)) === "last-admin") return "last-admin";
    await audit(trx, { kind: "account-disabled", subjectId: userId, ...by }, now);
    return "shut-out";
  });
}

/** Lets it in again, with the password that it had; sessions that ended stay so. */
export async function letBackIn(
  db: Database,
  userId: string,
  by: AccessActor,
  now: Date,
): Promise<AccessChange> {
  return inTransaction(db, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) return "unknown";
    if (!account.disabled) return "unchanged";
    await enableAccount(trx, userId, now);
    await audit(trx, { kind: "account-enabled", subjectId: userId, ...by }, now);
    return "let-in";
  });
}
