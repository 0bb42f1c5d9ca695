import type { Queryable } from "#db/connection.server";

/** Whether keyboard shortcuts work for somebody. */
export async function hasKeys(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("keys_off_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.keys_off_at == null;
}

/** Switches keyboard shortcuts on or off for somebody, on all devices; pressed twice it is done once. */
export async function setKeys(
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
