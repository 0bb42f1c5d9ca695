import type { Queryable } from "#db/connection.server";
import type { Role } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";

/** Sets an account's role. A family's account cannot have a photo, so its photo is removed. */
export async function setRole(db: Queryable, userId: string, role: Role, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({
      role,
      ...(role === "admin" ? {} : { picture_id: null }),
      updated_at: now.toISOString(),
    })
    .where("id", "=", userId)
    .execute();
}

/** Disables an account. If it is disabled already, the recorded time does not change. */
export async function markDisabled(db: Queryable, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("users")
    .set({ disabled_at: at, updated_at: at })
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .execute();
}

export async function markEnabled(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ disabled_at: null, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
}

export interface AdminAccount {
  id: string;
  email: string;
  name: string | null;
  disabled: boolean;
  createdAt: string;
}

/** All coordinators' accounts, oldest first. */
export async function listAdminAccounts(db: Queryable): Promise<AdminAccount[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "email", "name", "disabled_at", "created_at"])
    .where("role", "=", "admin")
    .orderBy("created_at")
    .execute();
  return rows.map(({ disabled_at, created_at, ...row }) => ({
    ...row,
    disabled: disabled_at !== null,
    createdAt: created_at,
  }));
}

/** Coordinators who can sign in, sorted by email address. */
export function activeAdmins(
  db: Queryable,
): Promise<{ id: string; email: string; language: Language }[]> {
  return db
    .selectFrom("users")
    .select(["id", "email", "language"])
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .orderBy("email")
    .execute();
}
