import type { Database, Queryable } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import {
  choosePicture,
  type PictureChoice,
  type PictureTable,
} from "~/features/pictures/record-picture.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { findPostRecord } from "./post-record.server";

const kind = "blog-posts";

/** Chooses a post's cover, or takes it away. */
export function choosePostPicture(db: Database, by: Editor, choice: PictureChoice, now: Date) {
  return choosePicture(db, by, table, choice, now);
}

const table: PictureTable = {
  kind,
  find: findPostRecord,
  store: (trx, { id, pictureId }, at) =>
    trx
      .updateTable("posts")
      .set((eb) => ({ picture_id: pictureId, version: eb("version", "+", 1), updated_at: at }))
      .where("id", "=", id)
      .execute(),
};

/** The posts that have a picture as their cover, and where theirs is chosen. */
export async function postsWithPicture(db: Queryable, pictureId: string, language: Language) {
  const texts = await db
    .selectFrom("posts")
    .innerJoin("post_texts", "post_id", "id")
    .select(["id", "language", "title"])
    .where("picture_id", "=", pictureId)
    .where("language", "in", languagesFor(language))
    .where("title", "!=", "")
    .execute();
  return [...eachInLanguage(texts, ({ id }) => id, language).values()].map(({ id, title }) => ({
    label: title,
    href: paths.dashboardRecord(kind, id, language, "pictures"),
  }));
}
