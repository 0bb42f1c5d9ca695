import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import type { RecordKind } from "./audit";

/** Maximum number of revisions stored for each record and language; older ones are deleted. */
const MAX_REVISIONS = 50;

/** The text of a record, or its facts, at a version. */
export interface RevisedContent {
  /** The version number, equal to that of the row that contains the text. */
  version: number;
  /** Version of the English text with which the translation was compared; left out if there is none. */
  englishVersion?: number;
  fields: Readonly<Record<string, string>>;
  /** ISO 8601 UTC. */
  at: string;
}

/** The text of a record in one language; `language` is null for facts. */
export interface RevisionKey {
  kind: RecordKind;
  recordId: string;
  language: Language | null;
}

export interface NewRevision extends RevisionKey, RevisedContent {
  actorId: string;
  /** The previous text. It is stored too if no revision contains it (samples, older content). Omitted for new text. */
  before?: RevisedContent;
}

/** Stores a record's new text in the transaction that changes the text. Does nothing for a version already stored. */
export async function storeRevision(trx: Queryable, revision: NewRevision): Promise<void> {
  const { before, actorId } = revision;
  if (before) await insert(trx, revision, before, null);
  await insert(trx, revision, revision, actorId);
  await trx
    .deleteFrom("revisions")
    .where("record_kind", "=", revision.kind)
    .where("record_id", "=", revision.recordId)
    .where("language", "=", revision.language ?? "")
    .where("version", "<=", revision.version - MAX_REVISIONS)
    .execute();
}

export interface Revision extends RevisedContent {
  englishVersion: number;
  /** Null if the person is unknown or the account was deleted. */
  who: string | null;
}

/** Revisions of a record's text in one language, newest first. */
export async function revisionsOf(
  db: Queryable,
  { kind, recordId, language }: RevisionKey,
): Promise<Revision[]> {
  const rows = await db
    .selectFrom("revisions")
    .leftJoin("users", "users.id", "revisions.actor_id")
    .select([
      "revisions.version",
      "revisions.english_version",
      "revisions.fields",
      "revisions.at",
      "users.name",
      "users.email",
    ])
    .where("revisions.record_kind", "=", kind)
    .where("revisions.record_id", "=", recordId)
    .where("revisions.language", "=", language ?? "")
    .orderBy("revisions.version", "desc")
    .execute();
  return rows.map(({ version, english_version, fields, at, name, email }) => ({
    version,
    englishVersion: english_version,
    fields: JSON.parse(fields) as Record<string, string>,
    at,
    who: name || email,
  }));
}

export async function eraseRevisions(
  db: Queryable,
  kind: RecordKind,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  await db
    .deleteFrom("revisions")
    .where("record_kind", "=", kind)
    .where("record_id", "in", [...recordIds])
    .execute();
}

/** Deletes revisions older than this time (ISO 8601 UTC), except the current text. */
export async function sweepRevisions(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom("revisions")
    .where("at", "<", before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("revisions as newer")
          .select("newer.version")
          .whereRef("newer.record_kind", "=", "revisions.record_kind")
          .whereRef("newer.record_id", "=", "revisions.record_id")
          .whereRef("newer.language", "=", "revisions.language")
          .whereRef("newer.version", ">", "revisions.version"),
      ),
    )
    .execute();
}

async function insert(
  trx: Queryable,
  { kind, recordId, language }: RevisionKey,
  { version, englishVersion = 0, fields, at }: RevisedContent,
  actorId: string | null,
): Promise<void> {
  await trx
    .insertInto("revisions")
    .values({
      record_kind: kind,
      record_id: recordId,
      language: language ?? "",
      version,
      english_version: englishVersion,
      fields: JSON.stringify(fields),
      actor_id: actorId,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
