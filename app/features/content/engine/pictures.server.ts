import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { isPicture } from "~/features/pictures/pictures.server";
import type { ChoiceOutcome } from "~/features/pictures/record-choice.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { Area, Row } from "./area.server";
import { type OrderChange, reordered } from "./placing";
import { nameOf } from "./record.server";
import { findRecord, findRecords, updateRecord } from "./store.server";
import { asPictureTable, asRecordTable, tablesIn } from "./tables.server";

export type PictureChange =
  | { act: "choose" | "remove"; pictureId: string }
  /** The ids of the move are picture ids; the first picture is the cover. */
  | { act: "place"; move: OrderChange };

/** Changes a record's pictures or their order, and audits the change. Repeating the same change does nothing. */
export function changePictures(
  db: Database,
  by: Editor,
  area: Area,
  { id, change }: { id: string; change: PictureChange },
  now: Date,
): Promise<ChoiceOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await findRecord(trx, area, id);
    if (!found) return "missing";
    const newOrder = await orderAfter(trx, area, found.pictureIds, change);
    if (typeof newOrder === "string") return newOrder;
    if (newOrder.join() === found.pictureIds.join()) return "done";
    if (area.pictures) await storePictures(trx, area.pictures.table, id, newOrder);
    const pictureColumn: Row = area.pictures ? {} : { picture_id: newOrder[0] ?? null };
    await updateRecord(trx, area, id, { ...pictureColumn, updated_at: now.toISOString() });
    await auditContent(trx, by, "content-changed", { kind: area.key, id }, now);
    return "done";
  });
}

async function orderAfter(
  trx: Queryable,
  { pictures }: Area,
  order: readonly string[],
  change: PictureChange,
): Promise<readonly string[] | Exclude<ChoiceOutcome, "done">> {
  if (change.act === "place") return reordered(order, change.move) ?? "missing";
  const { act, pictureId } = change;
  if (act === "remove") return order.filter((other) => other !== pictureId);
  if (order.includes(pictureId)) return order;
  if (!(await isPicture(trx, pictureId))) return "missing";
  if (!pictures) return [pictureId];
  return order.length < pictures.max ? [...order, pictureId] : "full";
}

async function storePictures(trx: Queryable, table: string, id: string, order: readonly string[]) {
  await tablesIn(trx).deleteFrom(asPictureTable(table)).where("record_id", "=", id).execute();
  if (order.length === 0) return;
  const rows = order.map((picture_id, index) => ({
    record_id: id,
    picture_id,
    position: index + 1,
  }));
  await tablesIn(trx)
    .insertInto(table as "picture")
    .values(rows)
    .execute();
}

/** Records that use a picture, each with a link to the page where it is chosen, or to the bin if binned. */
export async function recordsWithPicture(
  db: Queryable,
  area: Area,
  pictureId: string,
  language: Language,
): Promise<{ label: string; href: string }[]> {
  const ids = await idsWithPicture(db, area, pictureId);
  return (await findRecords(db, area, ids, true)).map((found) => {
    const name = nameOf(area, found, language);
    if (found.row.deleted_at) {
      const { title } = texts(language).revisions.bin;
      return { label: `${title}: ${name}`, href: paths.dashboardPage("bin", language) };
    }
    return { label: name, href: paths.dashboardRecord(area.key, found.id, language, "pictures") };
  });
}

async function idsWithPicture(db: Queryable, area: Area, pictureId: string): Promise<string[]> {
  if (area.pictures) {
    const rows = await tablesIn(db)
      .selectFrom(asPictureTable(area.pictures.table))
      .select("record_id")
      .where("picture_id", "=", pictureId)
      .orderBy("record_id")
      .execute();
    return rows.map(({ record_id }) => record_id);
  }
  if (!area.hasPicture) return [];
  const rows = await tablesIn(db)
    .selectFrom(asRecordTable(area))
    .select("id")
    .where("picture_id", "=", pictureId)
    .execute();
  return rows.map(({ id }) => id);
}
