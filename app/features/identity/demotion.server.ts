import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findAccountById } from "./accounts.server";
import { changeRole } from "./admins.server";

/**
 * Turns a coordinator's account into a family's and ends its sessions. The reverse needs an invitation, because
 * coordinators' passwords have stricter rules.
 *
 * @returns `own` if it is the admin's own account; `last-admin` if it is the last admin's
 */
export async function demoteCoordinator(
  db: Database,
  userId: string,
  by: { actorId: string; network: string },
  now: Date,
): Promise<"done" | "unchanged" | "unknown" | "last-admin" | "own"> {
  if (userId === by.actorId) return "own";
  return inTransaction(db, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) return "unknown";
    if (account.role !== "admin") return "unchanged";
    if ((await changeRole(trx, userId, "user", now)) === "last-admin") return "last-admin";
    await audit(trx, { kind: "role-changed", subjectId: userId, ...by, detail: "user" }, now);
    return "done";
  });
}
