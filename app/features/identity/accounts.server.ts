import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { normaliseEmail, type Role } from "~/features/sessions/person";
import { endSessionsOf } from "~/features/sessions/sessions.server";
import type { Language } from "~/locales/languages";
import { withdrawLinks } from "./one-time-links.server";

/** An account as the server uses it; pages get a `Person`. */
export interface Account {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  role: Role;
  language: Language;
  passwordHash: string;
  emailVerified: boolean;
  disabled: boolean;
}

/** @param email as entered; it is normalized before the search */
export async function findAccount(db: Queryable, email: string): Promise<Account | null> {
  const row = await accounts(db).where("email", "=", normaliseEmail(email)).executeTakeFirst();
  return row ? asAccount(row) : null;
}

export async function findAccountById(db: Queryable, id: string): Promise<Account | null> {
  const row = await accounts(db).where("id", "=", id).executeTakeFirst();
  return row ? asAccount(row) : null;
}

export interface NewAccount {
  email: string;
  passwordHash: string;
  role: Role;
  language: Language;
  name?: string | null;
  /** True if the person has proven that the address is theirs. */
  emailVerified?: boolean;
}

/** @returns null if the address already has an account */
export async function createAccount(
  db: Queryable,
  account: NewAccount,
  now: Date,
): Promise<Account | null> {
  const at = now.toISOString();
  const row = await db
    .insertInto("users")
    .values({
      id: randomUUID(),
      email: normaliseEmail(account.email),
      name: account.name ?? null,
      phone: null,
      role: account.role,
      password_hash: account.passwordHash,
      language: account.language,
      email_verified_at: account.emailVerified ? at : null,
      disabled_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? asAccount(row) : null;
}

/** Sets a new password, ends all sessions, and withdraws reset links and sign-in codes that were mailed before. */
export async function setPassword(
  db: Queryable,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
  await endSessionsOf(db, userId);
  await withdrawLinks(db, { purpose: "reset", userId }, now);
  await withdrawLinks(db, { purpose: "sign-in", userId }, now);
}

export async function setName(
  db: Queryable,
  userId: string,
  name: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ name, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
}

/** Sets the details that people may change in their own profile. */
export async function setDetails(
  db: Queryable,
  userId: string,
  details: { name: string | null; phone: string | null; language: Language },
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ ...details, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
}

/**
 * Stores a new hash of the same password, made with the current parameters.
 *
 * @returns false if another request has changed the hash meanwhile
 */
export async function storeRehash(
  db: Queryable,
  account: Account,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", account.id)
    .where("password_hash", "=", account.passwordHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function markEmailVerified(db: Queryable, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("users")
    .set({ email_verified_at: at, updated_at: at })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .execute();
}

function accounts(db: Queryable) {
  return db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "name",
      "phone",
      "role",
      "language",
      "password_hash",
      "email_verified_at",
      "disabled_at",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>["executeTakeFirstOrThrow"]>>;

function asAccount(row: Row): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    role: row.role,
    language: row.language,
    passwordHash: row.password_hash,
    emailVerified: row.email_verified_at !== null,
    disabled: row.disabled_at !== null,
  };
}
