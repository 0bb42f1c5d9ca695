import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { personalColumns } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { fold } from "~/locales/fold";
import { FILTERS_MAX, type SavedFilter } from "./saved-filter";

/** The person and the network, which the audit records. */
export interface FilterActor {
  userId: string;
  network: string;
}

/** `taken`: another filter of the person has the name; `too-many`: the person has too many filters. */
export type SavingResult = "saved" | "taken" | "too-many" | "missing";

export function listSavedFilters(db: Queryable, userId: string): Promise<SavedFilter[]> {
  return db
    .selectFrom("saved_filters")
    .select(["id", "list", "name", "query"])
    .where("user_id", "=", userId)
    .orderBy("name_key")
    .execute();
}

/** The person's filters in the data download. */
export function collectSavedFilters(db: Queryable, userId: string) {
  return db
    .selectFrom("saved_filters")
    .select(personalColumns.saved_filters.download)
    .where("user_id", "=", userId)
    .orderBy("name_key")
    .execute();
}

/** Saves a filter under a name that is unique for the person. Saving the same filter again changes nothing. */
export function saveFilter(
  db: Database,
  by: FilterActor,
  { list, name, query }: Omit<SavedFilter, "id">,
  now: Date,
): Promise<SavingResult> {
  return inTransaction(db, async (trx) => {
    const existing = await listSavedFilters(trx, by.userId);
    const sameName = existing.find((filter) => fold(filter.name) === fold(name));
    if (sameName) return sameName.list === list && sameName.query === query ? "saved" : "taken";
    if (existing.length >= FILTERS_MAX) return "too-many";
    const at = now.toISOString();
    await trx
      .insertInto("saved_filters")
      .values({
        id: randomUUID(),
        user_id: by.userId,
        list,
        name,
        name_key: fold(name),
        query,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await auditFilterChange(trx, by, now);
    return "saved";
  });
}

export function renameFilter(
  db: Database,
  by: FilterActor,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<SavingResult> {
  return inTransaction(db, async (trx) => {
    const existing = await listSavedFilters(trx, by.userId);
    const filter = existing.find((one) => one.id === id);
    if (!filter) return "missing";
    if (filter.name === name) return "saved";
    if (existing.some((one) => one.id !== id && fold(one.name) === fold(name))) return "taken";
    await trx
      .updateTable("saved_filters")
      .set({ name, name_key: fold(name), updated_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
    await auditFilterChange(trx, by, now);
    return "saved";
  });
}

/** @returns false if the person has no such filter */
export function deleteFilter(
  db: Database,
  by: FilterActor,
  id: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const deleted = await trx
      .deleteFrom("saved_filters")
      .where("id", "=", id)
      .where("user_id", "=", by.userId)
      .returning("id")
      .execute();
    if (deleted.length > 0) await auditFilterChange(trx, by, now);
    return deleted.length > 0;
  });
}

function auditFilterChange(
  trx: Queryable,
  { userId, network }: FilterActor,
  now: Date,
): Promise<void> {
  const entry = { kind: "filters-changed", actorId: userId, subjectId: userId, network } as const;
  return audit(trx, entry, now);
}
