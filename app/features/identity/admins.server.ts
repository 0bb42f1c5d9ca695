import type { Queryable } from "#db/connection.server";
import type { Role } from "~/features/sessions/person";
import { endSessionsOf } from "~/features/sessions/sessions.server";
import {
  type AdminAccount,
  activeAdmins,
  listAdminAccounts,
  markDisabled,
  markEnabled,
  setRole,
} from "./account-rights.server";
import { findAccountById } from "./accounts.server";
import { leaveRoster } from "./duty-hours.server";
import { withdrawLinks } from "./one-time-links.server";
import { usersWithSecondFactor } from "./second-factors.server";

/**
 * Changes a role and ends the account's sessions. A former coordinator also leaves the duty roster,
 * and open invitations by or to the account are withdrawn.
 *
 * @returns `last-admin` if it is the last admin's account; then nothing changes
 */
export async function changeRole(
  db: Queryable,
  userId: string,
  role: Role,
  now: Date,
): Promise<"done" | "last-admin"> {
  if (role !== "admin") {
    if (await isLastAdmin(db, userId)) return "last-admin";
    await withdrawInvitationsOf(db, userId, now);
    await leaveRoster(db, userId);
  }
  await setRole(db, userId, role, now);
  await endSessionsOf(db, userId);
  return "done";
}

/**
 * Blocks an account, ends its sessions, withdraws its invitations and removes it from the roster.
 *
 * @returns `last-admin` if it is the last admin's account; then nothing changes
 */
export async function disableAccount(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<"done" | "last-admin"> {
  if (await isLastAdmin(db, userId)) return "last-admin";
  await markDisabled(db, userId, now);
  await endSessionsOf(db, userId);
  await withdrawInvitationsOf(db, userId, now);
  await leaveRoster(db, userId);
  return "done";
}

/** Withdraws the invitations sent by or to an account that loses its rights. */
export async function withdrawInvitationsOf(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<void> {
  await withdrawLinks(db, { purpose: "invite", createdBy: userId }, now);
  const account = await findAccountById(db, userId);
  // an unconfirmed address may belong to somebody else
  if (account?.emailVerified)
    await withdrawLinks(db, { purpose: "invite", email: account.email }, now);
}

export async function enableAccount(db: Queryable, userId: string, now: Date): Promise<void> {
  await markEnabled(db, userId, now);
}

export interface ListedAdmin extends AdminAccount {
  secondFactor: boolean;
}

export async function listAdmins(db: Queryable): Promise<ListedAdmin[]> {
  const admins = await listAdminAccounts(db);
  const withSecondFactor = await usersWithSecondFactor(
    db,
    admins.map(({ id }) => id),
  );
  return admins.map((admin) => ({ ...admin, secondFactor: withSecondFactor.has(admin.id) }));
}

/** True if this is the only admin who can sign in. */
export async function isLastAdmin(db: Queryable, userId: string): Promise<boolean> {
  const active = await activeAdmins(db);
  return active.length === 1 && active[0]?.id === userId;
}

export async function isActiveAdmin(db: Queryable, userId: string | null): Promise<boolean> {
  const account = await findAccountById(db, userId ?? "");
  return account?.role === "admin" && !account.disabled;
}
