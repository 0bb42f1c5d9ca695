import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { type OrderTable, placeRecord } from "~/features/worded-content/place.server";
import type { Placing } from "~/features/worded-content/placing";
import { setPublication } from "~/features/worded-content/publish.server";
import { keepFirstWords } from "~/features/worded-content/write-words.server";
import { defaultLanguage } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import { findWrittenMember } from "./member-record.server";
import { type MemberWords, memberFields } from "./team";

const kind = "team-member";

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
    const at = now.toISOString();
    const text = { recordId: id, language: defaultLanguage, words, englishVersion: 0, at };
    await trx
      .insertInto("team_member_texts")
      .values({ ...words, member_id: id, language: defaultLanguage, updated_at: at })
      .execute();
    await keepFirstWords(trx, kind, text, by);
    await auditContent(trx, by, "content-added", { kind, id }, now);
  });
  return id;
}

/** Shows a member to the public, or takes them off the site. */
export function setMemberPublished(
  db: Database,
  by: Editor,
  { isPublished, ...seen }: { id: string; seenVersion: number; isPublished: boolean },
  now: Date,
) {
  const status = isPublished ? "published" : "draft";
  return setPublication(
    db,
    by,
    {
      kind,
      fields: memberFields,
      find: findWrittenMember,
      isDone: (found) => found.status === status,
      noted: isPublished ? "content-published" : "content-withdrawn",
      store: async (trx, { id, version }, at) => {
        const { numUpdatedRows } = await trx
          .updateTable("team_members")
          .set({ status, version: version + 1, updated_at: at })
          .where("id", "=", id)
          .where("version", "=", version)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      },
    },
    seen,
    now,
  );
}

/** Puts a member before or after another. */
export function placeMember(db: Database, by: Editor, step: Placing, now: Date) {
  return placeRecord(db, by, order, step, now);
}

const order: OrderTable = {
  kind,
  list: (trx) =>
    trx
      .selectFrom("team_members")
      .select(["id", "position"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute(),
  store: (trx, { id, position }) =>
    trx.updateTable("team_members").set({ position }).where("id", "=", id).execute(),
};

function memberId(formKey: string | null, actorId: string, { name, role, bio }: MemberWords) {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, name, role, bio])).slice(0, 32);
}
