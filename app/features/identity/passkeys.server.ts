import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag, isSet } from "#db/flag";

/** Limit of passkeys per person; hardly anybody has so many devices. */
export const PASSKEYS_MAX = 10;

/** A verified credential: the authenticator has proven that it has the private key. */
export interface NewPasskey {
  userId: string;
  /** The id that the authenticator gave the credential, base64url. */
  credentialId: string;
  /** COSE format (RFC 9052). */
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  deviceType: "singleDevice" | "multiDevice";
  backedUp: boolean;
  /** The name that the person gave the passkey. */
  name: string;
}

export interface Passkey extends NewPasskey {
  id: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export async function listPasskeys(db: Queryable, userId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(db, userId).selectAll().orderBy("created_at").execute();
  return rows.map(asPasskey);
}

/** @returns null if this person has no passkey with this credential id */
export async function findPasskey(
  db: Queryable,
  userId: string,
  credentialId: string,
): Promise<Passkey | null> {
  const row = await passkeysOf(db, userId)
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row ? asPasskey(row) : null;
}

/** @param id the id of our row, used in page addresses */
export async function findPasskeyById(
  db: Queryable,
  userId: string,
  id: string,
): Promise<Passkey | null> {
  const row = await passkeysOf(db, userId).selectAll().where("id", "=", id).executeTakeFirst();
  return row ? asPasskey(row) : null;
}

export async function hasPasskey(db: Queryable, userId: string): Promise<boolean> {
  return (await passkeysOf(db, userId).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Ids of those users who have a passkey. */
export async function usersWithPasskeys(
  db: Queryable,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select("user_id")
    .distinct()
    .where("user_id", "in", userIds)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** @returns false if the credential is already stored, for this person or another */
export async function storePasskey(
  db: Queryable,
  passkey: NewPasskey,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto("passkeys")
    .values({
      id: randomUUID(),
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey).toString("base64url"),
      counter: passkey.counter,
      transports: passkey.transports.join(" "),
      device_type: passkey.deviceType,
      backed_up: flag(passkey.backedUp),
      name: passkey.name,
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a use. The counter must increase; authenticators without a counter always send 0 (Web Authentication,
 * 6.1.1).
 *
 * @returns false if the counter did not increase: the passkey may have been cloned
 */
export async function recordPasskeyUse(
  db: Queryable,
  passkey: Passkey,
  authenticatorData: { counter: number; backedUp: boolean },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("passkeys")
    .set({
      counter: authenticatorData.counter,
      backed_up: flag(authenticatorData.backedUp),
      last_used_at: now.toISOString(),
    })
    .where("id", "=", passkey.id)
    .where("counter", authenticatorData.counter === 0 ? "=" : "<", authenticatorData.counter)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false if the person has no such passkey */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a user's passkeys and pending challenges. @returns the number of deleted passkeys */
export async function deletePasskeys(db: Queryable, userId: string): Promise<number> {
  await db.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
  const rows = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  return rows.length;
}

function passkeysOf(db: Queryable, userId: string) {
  return db.selectFrom("passkeys").where("user_id", "=", userId);
}

type Row = Awaited<
  ReturnType<ReturnType<ReturnType<typeof passkeysOf>["selectAll"]>["executeTakeFirstOrThrow"]>
>;

function asPasskey(row: Row): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
    counter: Number(row.counter),
    transports: row.transports.split(" ").filter(Boolean),
    deviceType: row.device_type,
    backedUp: isSet(row.backed_up),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
