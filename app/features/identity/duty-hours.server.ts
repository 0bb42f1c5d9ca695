import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { personalColumns } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { activeAdmins } from "./account-rights.server";
import { isOnDuty, type Shift } from "./duty";

export interface RosterShift extends Shift {
  id: string;
  userId: string;
}

/** All weekly shifts, sorted by day and start. */
export function listShifts(db: Queryable): Promise<RosterShift[]> {
  return db
    .selectFrom("duty_hours")
    .select(["id", "user_id as userId", "weekday", "starts", "ends"])
    .orderBy("weekday")
    .orderBy("starts")
    .orderBy("ends")
    .orderBy("id")
    .execute();
}

/**
 * Coordinators who get alerts at this moment: those on duty, or all coordinators if nobody is on duty.
 *
 * @returns `isEverybody` if nobody is on duty
 */
export async function coordinatorsOnDuty(db: Queryable, now: Date) {
  const admins = await activeAdmins(db);
  const shifts = await listShifts(db);
  const ids = new Set(shifts.filter((shift) => isOnDuty(shift, now)).map(({ userId }) => userId));
  const onDuty = admins.filter(({ id }) => ids.has(id));
  return onDuty.length > 0 ? { admins: onDuty, isEverybody: false } : { admins, isEverybody: true };
}

interface Actor {
  actorId: string;
  network: string;
}

/**
 * Adds a shift on each of these days. If a shift exists already, it is not added again.
 *
 * @returns `gone` if the account is blocked or is not a coordinator's
 */
export function addShifts(
  db: Database,
  by: Actor,
  { userId, days, starts, ends }: Omit<Shift, "weekday"> & { userId: string; days: number[] },
  now: Date,
): Promise<"done" | "gone"> {
  return inTransaction(db, async (trx) => {
    if (!(await activeAdmins(trx)).some(({ id }) => id === userId)) return "gone";
    const shifts = days.map((weekday) => ({ weekday, starts, ends, user_id: userId }));
    const added = await trx
      .insertInto("duty_hours")
      .values(shifts.map((shift) => ({ id: randomUUID(), ...shift })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    if (added.length > 0) {
      await audit(trx, { kind: "duty-changed", subjectId: userId, detail: "added", ...by }, now);
    }
    return "done";
  });
}

/** @returns false if the shift was removed before */
export function removeShift(db: Database, by: Actor, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom("duty_hours")
      .where("id", "=", id)
      .returning("user_id")
      .executeTakeFirst();
    if (!removed) return false;
    const entry = { kind: "duty-changed", subjectId: removed.user_id, detail: "removed" } as const;
    await audit(trx, { ...entry, ...by }, now);
    return true;
  });
}

/** Removes an account's shifts, in the same transaction that ends its rights. */
export async function leaveRoster(trx: Queryable, userId: string): Promise<void> {
  await trx.deleteFrom("duty_hours").where("user_id", "=", userId).execute();
}

/** The coordinator's shifts that the data download contains. */
export function collectShifts(db: Queryable, userId: string) {
  return db
    .selectFrom("duty_hours")
    .select(personalColumns.duty_hours.download)
    .where("user_id", "=", userId)
    .orderBy("weekday")
    .orderBy("starts")
    .execute();
}
