import { expressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { contains } from "#db/like";
import type { Schema } from "#db/schema";
import type { Picture } from "~/features/pictures/picture";
import { fold } from "~/locales/fold";
import { defaultLanguage } from "~/locales/languages";
import { type PageWindow, windowOf } from "~/paging";
import { coversOf } from "./hospital-covers.server";
import type { EditedHospitalsQuery, HospitalStatus } from "./hospital-list-query";
import { type HospitalRecord, hospitalRecords } from "./hospital-record.server";
import { searchHospitals } from "./hospital-search.server";
import { fitsEveryHospital } from "./search-words";

/** So many stand on a page of the dashboard. */
const ROWS = 50;

export interface EditedHospitals extends PageWindow {
  hospitals: HospitalRecord[];
  /** Their first pictures, by id. */
  covers: Map<string, Picture>;
  count: number;
}

/** All that do not lie in the bin. */
export async function listEditedIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("hospitals")
    .select("id")
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * One page of the hospitals, drafts too, what was changed last first.
 *
 * @param among the ids of those that are looked at; null: all
 */
export async function listEditedHospitals(
  db: Queryable,
  query: EditedHospitalsQuery,
  among: readonly string[] | null,
): Promise<EditedHospitals> {
  const fits = await fitting(db, query, among);
  const { count } = await fits
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const window = windowOf(count, query.page, ROWS);
  const direction = window.fromEnd ? "asc" : "desc";
  const rows = await fits
    .select("hospitals.id")
    .orderBy("hospitals.updated_at", direction)
    .orderBy("hospitals.id", direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (window.fromEnd) rows.reverse();
  const ids = rows.map(({ id }) => id);
  const covers = await coversOf(db, ids, defaultLanguage);
  return { ...window, count, hospitals: await hospitalRecords(db, ids), covers };
}

/** How many there are of each status, without those in the bin. */
export async function countByStatus(db: Queryable): Promise<Record<HospitalStatus, number>> {
  const rows = await db
    .selectFrom("hospitals")
    .select(["status", (eb) => eb.fn.countAll<number>().as("count")])
    .where("deleted_at", "is", null)
    .groupBy("status")
    .execute();
  const counts = { draft: 0, published: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

async function fitting(
  db: Queryable,
  { search, status, country }: EditedHospitalsQuery,
  among: readonly string[] | null,
) {
  let query = db.selectFrom("hospitals").where("hospitals.deleted_at", "is", null);
  if (among) query = query.where(isOneOf(among));
  if (status) query = query.where("hospitals.status", "=", status);
  if (country) query = query.where("hospitals.country", "=", country);
  if (search === "" || fitsEveryHospital(search)) return query;
  const found = await searchHospitals(db, search, () => true);
  const isFound = isOneOf(found.map(({ id }) => id));
  return query.where((eb) => eb.or([contains(eb.ref("hospitals.slug"), fold(search)), isFound]));
}

/** PostgreSQL takes no empty list. */
function isOneOf(ids: readonly string[]) {
  const eb = expressionBuilder<Schema, "hospitals">();
  return ids.length > 0 ? eb("hospitals.id", "in", ids) : eb.lit(false);
}
