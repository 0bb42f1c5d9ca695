import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { recordBin } from "~/features/revisions/record-bin.server";
import type { Language } from "~/locales/languages";
import { HOSPITAL_KIND } from "./hospital-changes.server";
import { findHospitalRecord } from "./hospital-record.server";
import { namesOf } from "./hospitals.server";

/** The bin of hospitals; what lies there keeps its address. */
export const hospitalBin = recordBin({
  kind: HOSPITAL_KIND,
  erased: "hospital",
  isThere: async (trx, id) => (await findHospitalRecord(trx, id)) !== null,
  put: (trx, { id, seenVersion }, at) =>
    trx
      .updateTable("hospitals")
      .set({ deleted_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
  takeOut: (trx, id) =>
    trx
      .updateTable("hospitals")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow(),
  erase: (trx, before) =>
    trx.deleteFrom("hospitals").where("deleted_at", "<", before).returning("id").execute(),
  list: binnedHospitals,
});

/** What lies in the bin, the latest first. */
async function binnedHospitals(db: Queryable, language: Language): Promise<BinnedRecord[]> {
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

/** Puts a hospital of a restored backup into the bin, that a coordinator has deleted since. */
export async function binHospital(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("hospitals")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
