import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findAccountById } from "./accounts.server";
import { disableAccount, enableAccount } from "./admins.server";

/** The admin who changes access; the command line has no id. */
export interface AccessActor {
  actorId: string | null;
  /** The network as rate limits count it, or `COMMAND_LINE`. */
  network: string;
}

export type AccessChange = "blocked" | "unblocked" | "unchanged" | "unknown" | "last-admin";

/**
 * Blocks an account at once: ends its sessions, and disables its password and mailed links. Its requests stay.
 *
 * @returns `last-admin` if it is the last admin's account; then nothing changes
 */
export async function blockAccount(
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
    return "blocked";
  });
}

/** Unblocks an account. Its password works as before, but its ended sessions stay ended. */
export async function unblockAccount(
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
    return "unblocked";
  });
}
