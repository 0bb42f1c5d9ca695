import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { ContentChange, ContentKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import { type RevisedContent, storeRevision } from "~/features/audit/revisions.server";
import { type Language, languages } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import type { Alts } from "./picture";
import { attachFiles, detachFiles } from "./picture-files.server";
import { findPicture, type PictureRecord } from "./picture-record.server";
import { altField } from "./upload.schema";

/**
 * Creates a picture from uploaded files. Sending the same form, file and descriptions again returns the same
 * picture.
 *
 * @param source identifies the form and the file; null without a form key
 * @returns null if the files have expired
 */
export function addPicture(
  db: Database,
  by: Editor,
  { key, alts, source }: { key: string; alts: Alts; source: string | null },
  now: Date,
): Promise<string | null> {
  const id =
    source === null
      ? randomUUID()
      : sha256Hex(JSON.stringify([source, by.actorId, alts])).slice(0, 32);
  return inTransaction(db, async (trx) => {
    const existing = await trx
      .selectFrom("pictures")
      .select("id")
      .where((eb) => eb.or([eb("id", "=", id), eb("file_key", "=", key)]))
      .executeTakeFirst();
    if (existing) return existing.id;
    if (!(await attachFiles(trx, key, now))) return null;
    const at = now.toISOString();
    await trx
      .insertInto("pictures")
      .values({ id, file_key: key, created_at: at, updated_at: at, deleted_at: null })
      .execute();
    await storeAlts(trx, id, {}, alts);
    const revised = revisedAlts({ alts, version: 1, updatedAt: at });
    await storeRevision(trx, {
      ...{ kind: "pictures", recordId: id, language: null },
      ...revised,
      actorId: by.actorId,
    });
    await noteChange(trx, by, "content-added", id, now);
    return id;
  });
}

export type PictureOutcome =
  | { outcome: "done" }
  | { outcome: "missing" }
  /** Somebody else has changed the picture meanwhile, so nothing was written. */
  | { outcome: "conflict"; found: PictureRecord };

interface SeenPicture {
  id: string;
  /** The version on the page that the coordinator has open; any other version is a conflict. */
  seenVersion: number;
}

export function writeAlts(
  db: Database,
  by: Editor,
  {
    id,
    alts,
    seenVersion,
    kind = "content-changed",
  }: SeenPicture & { alts: Alts; kind?: "content-changed" | "content-reverted" },
  now: Date,
): Promise<PictureOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await findPicture(trx, id);
    if (!found) return { outcome: "missing" };
    const changed = changedLanguages(found.alts, alts);
    // saving the current descriptions is not a conflict
    if (changed.length === 0) return { outcome: "done" };
    if (found.version !== seenVersion) return { outcome: "conflict", found };
    await storeAlts(trx, id, found.alts, alts);
    await raiseVersion(trx, id, now);
    const version = found.version + 1;
    const at = now.toISOString();
    await storeRevision(trx, {
      ...{ kind: "pictures", recordId: id, language: null },
      ...revisedAlts({ alts, version, updatedAt: at }),
      before: revisedAlts(found),
      actorId: by.actorId,
    });
    const fields = changed.map(altField);
    await noteChange(trx, by, kind, id, now, { fields, before: found.version, after: version });
    return { outcome: "done" };
  });
}

/** Replaces a picture's files, which changes the picture everywhere. */
export function replacePicture(
  db: Database,
  by: Editor,
  { id, key, seenVersion }: SeenPicture & { key: string },
  now: Date,
): Promise<PictureOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await findPicture(trx, id);
    if (!found) return { outcome: "missing" };
    // the button was pressed twice
    if (found.key === key) return { outcome: "done" };
    if (found.version !== seenVersion) return { outcome: "conflict", found };
    if (!(await attachFiles(trx, key, now))) return { outcome: "missing" };
    await trx.updateTable("pictures").set({ file_key: key }).where("id", "=", id).execute();
    await detachFiles(trx, found.key, now);
    await raiseVersion(trx, id, now);
    await noteChange(trx, by, "content-changed", id, now);
    return { outcome: "done" };
  });
}

/**
 * True if a record may use the picture. Call it in the transaction that saves the record, so that nobody can bin
 * the picture meanwhile.
 */
export async function isPicture(trx: Queryable, id: string): Promise<boolean> {
  return (await findPicture(trx, id)) !== null;
}

/** Audits a change. Call it in the transaction of the change. */
function noteChange(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  id: string,
  now: Date,
  change?: ContentChange,
): Promise<void> {
  return auditContent(trx, by, kind, { kind: "pictures", id }, now, undefined, change);
}

/** A picture's descriptions in the form that revisions store. */
export function revisedAlts({
  alts,
  version,
  updatedAt,
}: Pick<PictureRecord, "alts" | "version" | "updatedAt">): RevisedContent {
  return {
    version,
    fields: Object.fromEntries(languages.map((code) => [altField(code), alts[code] ?? ""])),
    at: updatedAt,
  };
}

function changedLanguages(before: Alts, after: Alts): Language[] {
  return languages.filter((code) => (before[code] ?? "") !== (after[code] ?? ""));
}

async function storeAlts(trx: Queryable, id: string, before: Alts, after: Alts): Promise<void> {
  for (const language of changedLanguages(before, after)) {
    const alt = after[language] ?? "";
    await trx
      .insertInto("picture_texts")
      .values({ picture_id: id, language, alt })
      .onConflict((conflict) => conflict.columns(["picture_id", "language"]).doUpdateSet({ alt }))
      .execute();
  }
}

async function raiseVersion(trx: Queryable, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("pictures")
    .set((eb) => ({ version: eb("version", "+", 1), updated_at: now.toISOString() }))
    .where("id", "=", id)
    .execute();
}
