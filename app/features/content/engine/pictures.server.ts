import type { Database, Queryable } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import { choosePicture, type PictureChoice } from "~/features/pictures/record-picture.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Area } from "./area.server";
import { find, recordOf, tablesIn, textsOf, updateRecord } from "./store.server";

/** Chooses a record's picture, or takes it away. */
export function setPicture(db: Database, by: Editor, area: Area, choice: PictureChoice, now: Date) {
  const table = {
    kind: area.key,
    find: async (trx: Queryable, id: string) => {
      const found = await find(trx, area, id);
      return found && { pictureId: found.pictureIds[0] ?? null };
    },
    store: (trx: Queryable, { id, pictureId }: PictureChoice, at: string) =>
      updateRecord(trx, area, id, { picture_id: pictureId, updated_at: at }),
  };
  return choosePicture(db, by, table, choice, now);
}

/** The records that have a picture, in the bin too, and where theirs is chosen. */
export async function withPicture(
  db: Queryable,
  area: Area,
  pictureId: string,
  language: Language,
): Promise<{ label: string; href: string }[]> {
  if (!area.hasPicture) return [];
  const rows = await tablesIn(db)
    .selectFrom(recordOf(area))
    .select("id")
    .where("picture_id", "=", pictureId)
    .execute();
  const ids = rows.map(({ id }) => id);
  const named = (await textsOf(db, area, ids, languagesFor(language))).filter(
    ({ words }) => words[area.calledBy],
  );
  return [...eachInLanguage(named, ({ id }) => id, language).values()].map(({ id, words }) => ({
    label: words[area.calledBy] ?? "",
    href: paths.dashboardRecord(area.key, id, language, "pictures"),
  }));
}
