import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { type AuditKind, COMMAND_LINE } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import { defaultLanguage } from "~/locales/languages";
import { createAccount, findAccount, markEmailVerified, setPassword } from "./accounts.server";
import { changeRole, enableAccount } from "./admins.server";
import { deletePasskeys } from "./passkeys.server";
import { commandLineHashing, hashPassword } from "./passwords.server";
import { removeAuthenticatorApp } from "./second-factors.server";

export type AdminChange = "created" | "promoted" | "reset" | "reset-disabled" | "unknown";

/**
 * For the command line: creates an admin account, or gives an existing account the admin role and
 * this password, and unblocks it.
 */
export async function makeAdmin(
  db: Database,
  email: string,
  password: string,
  now: Date,
): Promise<AdminChange> {
  const passwordHash = await hashPassword(commandLineHashing, password);
  return inTransaction(db, async (trx) => {
    const existing = await findAccount(trx, email);
    if (!existing) {
      const created = await createAccount(
        trx,
        { email, passwordHash, role: "admin", language: defaultLanguage, emailVerified: true },
        now,
      );
      if (created) await auditChange(trx, "role-changed", created.id, "admin", now);
      return "created";
    }
    await setPassword(trx, existing.id, passwordHash, now);
    await changeRole(trx, existing.id, "admin", now);
    if (existing.disabled) {
      await enableAccount(trx, existing.id, now);
      await auditChange(trx, "account-enabled", existing.id, "", now);
    }
    await markEmailVerified(trx, existing.id, now);
    await auditChange(trx, "role-changed", existing.id, "admin", now);
    return "promoted";
  });
}

/**
 * For an admin who lost the password or every second factor: sets the password and removes all
 * second factors. A blocked account stays blocked.
 */
export async function resetAdmin(
  db: Database,
  email: string,
  password: string,
  now: Date,
): Promise<AdminChange> {
  const passwordHash = await hashPassword(commandLineHashing, password);
  return inTransaction(db, async (trx) => {
    const admin = await findAccount(trx, email);
    if (admin?.role !== "admin") return "unknown";
    await setPassword(trx, admin.id, passwordHash, now);
    if ((await deletePasskeys(trx, admin.id)) > 0) {
      await auditChange(trx, "passkey-removed", admin.id, "", now);
    }
    await removeAuthenticatorApp(trx, admin.id);
    await auditChange(trx, "password-reset", admin.id, "", now);
    await auditChange(trx, "second-factor-off", admin.id, "", now);
    return admin.disabled ? "reset-disabled" : "reset";
  });
}

function auditChange(db: Queryable, kind: AuditKind, subjectId: string, detail: string, now: Date) {
  return audit(db, { kind, actorId: null, subjectId, network: COMMAND_LINE, detail }, now);
}
