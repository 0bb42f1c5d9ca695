import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import type { ContentChange, ContentKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { defaultLanguage } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import { findMember } from "./member-record.server";
import type { MemberWords } from "./team";

/**
 * Adds a draft with its English words, at the end of the order. The same form with the same words
 * again is the same member.
 *
 * @param formKey from the form; null for a post that carries none
 * @returns the member's id
 */
export async function addMember(
  db: Database,
  by: Editor,
  { words, formKey }: { words: MemberWords; formKey: string | null },
  now: Date,
): Promise<string> {
  const id = memberId(formKey, by.actorId, words);
  await inTransaction(db, async (trx) => {
    const { last } = await trx
      .selectFrom("team_members")
      .select((eb) => eb.fn.max("position").as("last"))
      .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("team_members")
      .values({
        id,
        photo: null,
        position: (last ?? 0) + 1,
        status: "draft",
        sample: flag(false),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await trx
      .insertInto("team_member_texts")
      .values({
        member_id: id,
        language: defaultLanguage,
        ...words,
        updated_at: now.toISOString(),
      })
      .execute();
    await keepRevision(trx, {
      kind: "team-member",
      recordId: id,
      language: defaultLanguage,
      version: 1,
      fields: words,
      actor: by.actorId,
      at: now.toISOString(),
    });
    await noteChange(trx, by, "content-added", id, now);
  });
  return id;
}

export type DeletionOutcome = "deleted" | "missing" | "conflict";

/**
 * Puts a member into the bin, as it is: from there it can be taken out again.
 *
 * @param seenVersion of the member, as the coordinator confirmed it; another is a conflict
 */
export function deleteMember(
  db: Database,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  now: Date,
): Promise<DeletionOutcome> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("team_members")
      .set({ deleted_at: now.toISOString(), version: seenVersion + 1 })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return (await findMember(trx, id)) ? "conflict" : "missing";
    await noteErasures(trx, { "team-member": [id] }, now);
    await noteChange(trx, by, "content-deleted", id, now);
    return "deleted";
  });
}

/** Notes in the audit who changed a member; called in the transaction of what it tells of. */
export function noteChange(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  memberId: string,
  now: Date,
  detail?: string,
  change?: ContentChange,
): Promise<void> {
  const record = { kind: "team-member", id: memberId } as const;
  return auditContent(trx, by, kind, record, now, detail, change);
}

function memberId(formKey: string | null, actorId: string, { name, role, bio }: MemberWords) {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, name, role, bio])).slice(0, 32);
}
