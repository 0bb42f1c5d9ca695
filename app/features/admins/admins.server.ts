import type { Queryable } from "#db/connection.server";
import { findAccountById } from "~/features/accounts/accounts.server";
import { withdrawLinks } from "~/features/accounts/one-time-links.server";
import type { Role } from "~/features/sessions/person";
import { endSessionsOf } from "~/features/sessions/sessions.server";

/**
 * Gives a role and ends the sessions that were opened in the old one.
 *
 * @returns `last-admin` where nobody would be left to answer, and nothing is changed
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
  }
  await db
    .updateTable("users")
    .set({ role, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
  await endSessionsOf(db, userId);
  return "done";
}

/** Shuts an account out, at once. @returns `last-admin` as `changeRole` */
export async function disableAccount(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<"done" | "last-admin"> {
  if (await isLastAdmin(db, userId)) return "last-admin";
  const at = now.toISOString();
  await db
    .updateTable("users")
    .set({ disabled_at: at, updated_at: at })
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .execute();
  await endSessionsOf(db, userId);
  await withdrawInvitationsOf(db, userId, now);
  return "done";
}

/** Nobody comes in, or back in, by an invitation that outlives the rights of who sent it. */
export async function withdrawInvitationsOf(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<void> {
  await withdrawLinks(db, { purpose: "invite", createdBy: userId }, now);
  const account = await findAccountById(db, userId);
  if (account) await withdrawLinks(db, { purpose: "invite", email: account.email }, now);
}

export async function enableAccount(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ disabled_at: null, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
}

export interface AdminListed {
  id: string;
  email: string;
  name: string | null;
  disabled: boolean;
  createdAt: string;
  secondFactor: boolean;
}

export async function listAdmins(db: Queryable): Promise<AdminListed[]> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("second_factors", "second_factors.user_id", "users.id")
    .select([
      "users.id",
      "users.email",
      "users.name",
      "users.disabled_at",
      "users.created_at",
      "second_factors.confirmed_at",
      (eb) =>
        eb
          .selectFrom("passkeys")
          .select("passkeys.id")
          .whereRef("passkeys.user_id", "=", "users.id")
          .limit(1)
          .as("passkeyId"),
    ])
    .where("users.role", "=", "admin")
    .orderBy("users.created_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    disabled: row.disabled_at !== null,
    createdAt: row.created_at,
    secondFactor: row.confirmed_at !== null || row.passkeyId !== null,
  }));
}

/** Whether this is the only admin who can sign in. */
export async function isLastAdmin(db: Queryable, userId: string): Promise<boolean> {
  const active = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .limit(2)
    .execute();
  return active.length === 1 && active[0]?.id === userId;
}

export async function isActiveAdmin(db: Queryable, userId: string | null): Promise<boolean> {
  const account = await findAccountById(db, userId ?? "");
  return account?.role === "admin" && !account.disabled;
}
