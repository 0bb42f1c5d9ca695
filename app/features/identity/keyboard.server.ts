import type { Queryable } from "#db/connection.server";

/** True unless the person has switched keyboard shortcuts off. */
export async function hasShortcuts(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("keys_off_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.keys_off_at == null;
}

/** Switches the person's keyboard shortcuts on or off; the choice applies to all devices. */
export async function setShortcuts(
  db: Queryable,
  userId: string,
  isOn: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("users")
    .set({ keys_off_at: isOn ? null : at, updated_at: at })
    .where("id", "=", userId)
    .where("keys_off_at", isOn ? "is not" : "is", null)
    .execute();
}
