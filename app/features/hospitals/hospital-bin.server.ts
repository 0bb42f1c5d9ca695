import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { eraseRevisions } from "~/features/revisions/revisions.server";
import type { Language } from "~/locales/languages";
import { HOSPITAL_KIND, noteHospital } from "./hospital-changes.server";
import { findHospitalRecord } from "./hospital-record.server";
import { namesOf } from "./hospitals.server";

/**
 * Puts a hospital into the bin, as it is: from there it can be taken out again.
 *
 * @param seenVersion of the hospital, as the coordinator confirmed it; another is a conflict
 */
export function deleteHospital(
  db: Database,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<"deleted" | "missing" | "conflict"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("hospitals")
      .set({ deleted_at: now.toISOString(), version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return (await findHospitalRecord(trx, id)) ? "conflict" : "missing";
    await noteErasures(trx, { hospital: [id] }, now);
    await noteHospital(trx, by, "content-deleted", id, now);
    return "deleted";
  });
}

/** What lies in the bin, the latest first. */
export async function binnedHospitals(db: Queryable, language: Language): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("hospitals")
    .select(["id", "deleted_at"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.flatMap(({ id, deleted_at }) =>
    deleted_at === null ? [] : [{ id, name: names.get(id) ?? "", deletedAt: deleted_at }],
  );
}

/** Takes a hospital out of the bin: as it was, under its address, and published if it was. */
export function restoreHospital(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
): Promise<"restored" | "missing"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("hospitals")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await noteHospital(trx, by, "content-restored", id, now);
    return "restored";
  });
}

/** Erases what was put into the bin before then (ISO 8601 UTC), with all words. */
export async function eraseBinnedHospitals(trx: Queryable, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom("hospitals")
    .where("deleted_at", "<", before)
    .returning("id")
    .execute();
  await eraseRevisions(
    trx,
    HOSPITAL_KIND,
    rows.map(({ id }) => id),
  );
}

/** Puts a hospital of a restored backup into the bin, that a coordinator has deleted since. */
export async function binHospital(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("hospitals")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
