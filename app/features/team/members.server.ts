import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import type { ContentKind } from "~/features/audit/audit";
import { audit } from "~/features/audit/audits.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import { defaultLanguage } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import { findMember } from "./member-record.server";
import type { MemberWords } from "./team";

/** The coordinator who changes the team, and from where. */
export interface Editor {
  actorId: string;
  /** The limiting address of the network. */
  network: string;
}

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
    await noteChange(trx, by, "content-added", id, now);
  });
  return id;
}

export type DeletionOutcome = "deleted" | "missing" | "conflict";

/**
 * Deletes a member with all words.
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
    const { numDeletedRows } = await trx
      .deleteFrom("team_members")
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return (await findMember(trx, id)) ? "conflict" : "missing";
    await noteErasures(trx, { "team-member": [id] }, now);
    await noteChange(trx, by, "content-deleted", id, now);
    return "deleted";
  });
}

/** Deletes a member in a restored backup, whom a coordinator has deleted since. */
export async function eraseMember(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom("team_members").where("id", "=", id).execute();
}

/** Notes in the audit who changed a member; called in the transaction of what it tells of. */
export function noteChange(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  memberId: string,
  now: Date,
  detail?: string,
): Promise<void> {
  const record = { kind: "team-member", id: memberId } as const;
  return audit(trx, { kind, ...by, subjectId: null, record, detail }, now);
}

function memberId(formKey: string | null, actorId: string, { name, role, bio }: MemberWords) {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, name, role, bio])).slice(0, 32);
}
