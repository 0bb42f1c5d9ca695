import type { Queryable } from "#db/connection.server";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import { actorName } from "./history.server";

export interface PresenceKey {
  requestId: string;
  userId: string;
}

/** Records that a coordinator has the request open until a time, and deletes records whose time has passed. */
export async function recordPresence(
  db: Queryable,
  { requestId, userId }: PresenceKey,
  until: Date,
  now: Date,
): Promise<void> {
  await db.deleteFrom("request_presence").where("until", "<=", now.toISOString()).execute();
  await db
    .insertInto("request_presence")
    .values({ request_id: requestId, user_id: userId, until: until.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(["request_id", "user_id"]).doUpdateSet({ until: until.toISOString() }),
    )
    .execute();
}

/** Names of the other coordinators who have the request open, sorted. */
export async function otherReaderNames(
  db: Queryable,
  { requestId, userId }: PresenceKey,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom("request_presence")
    .select("user_id")
    .where("request_id", "=", requestId)
    .where("user_id", "!=", userId)
    .where("until", ">", now.toISOString())
    .execute();
  if (rows.length === 0) return [];
  const ids = new Set(rows.map(({ user_id }) => user_id));
  const admins = await listAdminAccounts(db);
  return admins
    .filter(({ id, disabled }) => ids.has(id) && !disabled)
    .map(actorName)
    .toSorted();
}
