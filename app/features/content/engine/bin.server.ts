import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/audit/content-area.server";
import { recordBin } from "~/features/audit/record-bin.server";
import type { Language } from "~/locales/languages";
import type { Area } from "./area.server";
import { nameOf } from "./record.server";
import { eraseSlugs } from "./slugs.server";
import { findRecord, findRecords, updateRecord } from "./store.server";
import { asRecordTable, tablesIn } from "./tables.server";

/** The bin of an area; binned records keep their place in the order. */
export function binOf(area: Area) {
  return recordBin({
    kind: area.key,
    erasureKind: `content ${area.key}`,
    isThere: async (trx, id) => (await findRecord(trx, area, id)) !== null,
    put: async (trx, { id, seenVersion }, at) => {
      const isPut = await updateRecord(trx, area, id, { deleted_at: at }, { version: seenVersion });
      return { numUpdatedRows: isPut ? 1n : 0n };
    },
    takeOut: (trx, id) =>
      tablesIn(trx)
        .updateTable(asRecordTable(area))
        .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .where("deleted_at", "is not", null)
        .executeTakeFirstOrThrow(),
    erase: async (trx, before) => {
      const rows = await tablesIn(trx)
        .deleteFrom(asRecordTable(area))
        .where("deleted_at", "<", before)
        .returning("id")
        .execute();
      const ids = rows.map(({ id }) => id);
      await eraseSlugs(trx, area, ids);
      return rows;
    },
    list: (db, language) => listBinned(db, area, language),
  });
}

async function listBinned(db: Queryable, area: Area, language: Language): Promise<BinnedRecord[]> {
  const rows = await tablesIn(db)
    .selectFrom(asRecordTable(area))
    .select("id")
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  return (await findRecords(db, area, ids, true)).flatMap((found) => {
    const { id, row } = found;
    // somebody else has restored it meanwhile
    if (typeof row.deleted_at !== "string") return [];
    const name = nameOf(area, found, language);
    return [{ id, name, deletedAt: row.deleted_at, hasConsent: area.hasConsent?.(row) }];
  });
}

/** Bins a record in a restored backup again if it was binned after the backup. */
export async function binAgain(db: Queryable, area: Area, id: string, at: Date): Promise<void> {
  await tablesIn(db)
    .updateTable(asRecordTable(area))
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
