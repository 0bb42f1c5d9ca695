import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";

/** Picture id of a coordinator's photo; null if there is none. */
export async function findPhotoId(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("picture_id")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.picture_id ?? null;
}

export async function setPhotoId(
  trx: Queryable,
  userId: string,
  pictureId: string | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ picture_id: pictureId, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
}

/** Coordinators whose photo is this picture, each with a link to the account's page. */
export async function coordinatorsWithPicture(
  db: Queryable,
  pictureId: string,
  language: Language,
) {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("picture_id", "=", pictureId)
    .orderBy("email")
    .execute();
  return rows.map(({ id, name, email }) => ({
    label: name || email,
    href: paths.dashboardRecord("users-list", id, language),
  }));
}
