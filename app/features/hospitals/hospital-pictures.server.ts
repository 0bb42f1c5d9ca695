import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { isPicture } from "~/features/pictures/pictures.server";
import type { ChoiceOutcome } from "~/features/pictures/record-choice.server";
import { type Placing, placed } from "~/features/worded-content/placing";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { HOSPITAL_KIND, noteHospital } from "./hospital-changes.server";
import { pictureIdsOf } from "./hospital-covers.server";
import { namesOf } from "./hospitals.server";

/** Each stands on the page three times, in several sizes: more would make it slow on a phone. */
const MOST_PICTURES = 12;

interface Choice {
  /** The hospital's. */
  id: string;
  pictureId: string;
}

/** Puts a picture behind those that a hospital has; one that it has stays where it is. */
export function addHospitalPicture(
  db: Database,
  by: Editor,
  { id, pictureId }: Choice,
  now: Date,
): Promise<ChoiceOutcome> {
  return changeOrder(db, by, id, now, async (trx, order) => {
    if (!(await isPicture(trx, pictureId))) return "missing";
    if (order.includes(pictureId)) return order;
    return order.length < MOST_PICTURES ? [...order, pictureId] : "full";
  });
}

/** Takes a picture from a hospital; in the library it stays. */
export function removeHospitalPicture(
  db: Database,
  by: Editor,
  { id, pictureId }: Choice,
  now: Date,
): Promise<ChoiceOutcome> {
  return changeOrder(db, by, id, now, async (_, order) =>
    order.includes(pictureId) ? order.filter((other) => other !== pictureId) : order,
  );
}

/** Puts a picture before or after another; the first is the hospital's cover. */
export function placeHospitalPicture(
  db: Database,
  by: Editor,
  id: string,
  step: Placing,
  now: Date,
): Promise<ChoiceOutcome> {
  return changeOrder(db, by, id, now, async (_, order) => placed(order, step) ?? "missing");
}

/** Changes which pictures a hospital has, and in which order, and notes it; the same again is nothing. */
function changeOrder(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
  change: (
    trx: Queryable,
    order: readonly string[],
  ) => Promise<readonly string[] | Exclude<ChoiceOutcome, "done">>,
): Promise<ChoiceOutcome> {
  return inTransaction(db, async (trx) => {
    const hospital = await trx
      .selectFrom("hospitals")
      .select("id")
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!hospital) return "missing";
    const order = (await pictureIdsOf(trx, [id])).get(id) ?? [];
    const next = await change(trx, order);
    if (typeof next === "string") return next;
    if (next.join() === order.join()) return "done";
    await trx.deleteFrom("hospital_pictures").where("hospital_id", "=", id).execute();
    const rows = next.map((picture_id, index) => ({
      hospital_id: id,
      picture_id,
      position: index + 1,
    }));
    if (rows.length > 0) await trx.insertInto("hospital_pictures").values(rows).execute();
    await trx
      .updateTable("hospitals")
      .set((eb) => ({ version: eb("version", "+", 1), updated_at: now.toISOString() }))
      .where("id", "=", id)
      .execute();
    await noteHospital(trx, by, "content-changed", id, now);
    return "done";
  });
}

/** The hospitals that have a picture, and where theirs are chosen. */
export async function hospitalsWithPicture(db: Queryable, pictureId: string, language: Language) {
  const rows = await db
    .selectFrom("hospital_pictures")
    .select("hospital_id")
    .where("picture_id", "=", pictureId)
    .orderBy("hospital_id")
    .execute();
  const ids = rows.map(({ hospital_id }) => hospital_id);
  const names = await namesOf(db, ids, language);
  return ids.map((id) => ({
    label: names.get(id) ?? "",
    href: paths.dashboardRecord(HOSPITAL_KIND, id, language, "pictures"),
  }));
}
