import type { Queryable } from "#db/connection.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { recordBin } from "~/features/revisions/record-bin.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";
import { findMember } from "./member-record.server";

/** The bin of team members; who lies there keeps their place in the order. */
export const memberBin = recordBin({
  kind: "team-member",
  erased: "team-member",
  isThere: async (trx, id) => (await findMember(trx, id)) !== null,
  put: (trx, { id, seenVersion }, at) =>
    trx
      .updateTable("team_members")
      .set({ deleted_at: at, version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
  takeOut: (trx, id) =>
    trx
      .updateTable("team_members")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow(),
  erase: (trx, before) =>
    trx.deleteFrom("team_members").where("deleted_at", "<", before).returning("id").execute(),
  list: binnedMembers,
});

/** Who lies in the bin, the latest first. */
async function binnedMembers(db: Queryable, language: Language): Promise<BinnedRecord[]> {
  const rows = await db
    .selectFrom("team_members")
    .select(["id", "deleted_at"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
  const names = await db
    .selectFrom("team_member_texts")
    .innerJoin("team_members", "team_members.id", "team_member_texts.member_id")
    .select(["member_id", "language", "name"])
    .where("deleted_at", "is not", null)
    .where("language", "in", languagesFor(language))
    .where("name", "!=", "")
    .execute();
  const nameOf = eachInLanguage(names, ({ member_id }) => member_id, language);
  return rows.flatMap(({ id, deleted_at }) =>
    deleted_at === null ? [] : [{ id, name: nameOf.get(id)?.name ?? "", deletedAt: deleted_at }],
  );
}

/** Puts a member of a restored backup into the bin, whom a coordinator has deleted since. */
export async function binMember(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("team_members")
    .set({ deleted_at: at.toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}
