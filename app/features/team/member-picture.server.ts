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
import { findMember } from "./member-record.server";

/** Chooses a member's picture, or takes it away. */
export function chooseMemberPicture(db: Database, by: Editor, choice: PictureChoice, now: Date) {
  return choosePicture(db, by, table, choice, now);
}

const table: PictureTable = {
  kind: "team-member",
  find: findMember,
  store: (trx, { id, pictureId }, at) =>
    trx
      .updateTable("team_members")
      .set((eb) => ({ picture_id: pictureId, version: eb("version", "+", 1), updated_at: at }))
      .where("id", "=", id)
      .execute(),
};

/** The members that have a picture, and where theirs is chosen. */
export async function membersWithPicture(db: Queryable, pictureId: string, language: Language) {
  const texts = await db
    .selectFrom("team_members")
    .innerJoin("team_member_texts", "member_id", "id")
    .select(["id", "language", "name"])
    .where("picture_id", "=", pictureId)
    .where("language", "in", languagesFor(language))
    .where("name", "!=", "")
    .execute();
  return [...eachInLanguage(texts, ({ id }) => id, language).values()].map(({ id, name }) => ({
    label: name,
    href: paths.dashboardRecord("team-member", id, language, "pictures"),
  }));
}
