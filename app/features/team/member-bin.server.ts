import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { BinnedRecord } from "~/features/revisions/content-area.server";
import { eraseRevisions } from "~/features/revisions/revisions.server";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import type { Language } from "~/locales/languages";

/** Who lies in the bin, the latest first. */
export async function binnedMembers(db: Queryable, language: Language): Promise<BinnedRecord[]> {
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

/** Takes a member out of the bin: as it was, in its place in the order, and published if it was. */
export function restoreMember(
  db: Database,
  by: Editor,
  id: string,
  now: Date,
): Promise<"restored" | "missing"> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("team_members")
      .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "missing";
    await auditContent(trx, by, "content-restored", { kind: "team-member", id }, now);
    return "restored";
  });
}

/** Erases who was put into the bin before then (ISO 8601 UTC), with all words. */
export async function eraseBinnedMembers(trx: Queryable, before: string): Promise<void> {
  const rows = await trx
    .deleteFrom("team_members")
    .where("deleted_at", "<", before)
    .returning("id")
    .execute();
  await eraseRevisions(
    trx,
    "team-member",
    rows.map(({ id }) => id),
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
