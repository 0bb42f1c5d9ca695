import type { Queryable } from "#db/connection.server";
import type { RecordKind } from "~/features/audit/audit";
import type { Language } from "~/locales/languages";

/** How many revisions are kept of a record's words in one language; the oldest go. */
const KEPT = 50;

/** Words as they stood at a version. */
export interface RevisedWords {
  /** Counts the changes of these words, as their own row does. */
  version: number;
  /** The version of the English that they were held against; left out where there is none. */
  englishVersion?: number;
  /** Each field's text by its name. */
  fields: Readonly<Record<string, string>>;
  /** ISO 8601 UTC. */
  at: string;
}

/** Whose words they are: a record's in one language; null for what it says in none of its own. */
export interface RevisedPlace {
  kind: RecordKind;
  recordId: string;
  language: Language | null;
}

export interface KeptRevision extends RevisedPlace, RevisedWords {
  /** The id of who wrote them. */
  actor: string;
  /**
   * What stood there until now: kept too where nobody has kept it yet (samples, and what is older
   * than revisions). Left out where nothing did.
   */
  before?: RevisedWords;
}

/**
 * Keeps what a record's words now are, in the transaction that writes them. A revision is written
 * once: the same version again changes nothing.
 */
export async function keepRevision(trx: Queryable, revision: KeptRevision): Promise<void> {
  const { before, actor } = revision;
  if (before) await insert(trx, revision, before, null);
  await insert(trx, revision, revision, actor);
  await trx
    .deleteFrom("revisions")
    .where("record_kind", "=", revision.kind)
    .where("record_id", "=", revision.recordId)
    .where("language", "=", revision.language ?? "")
    .where("version", "<=", revision.version - KEPT)
    .execute();
}

export interface Revision extends RevisedWords {
  englishVersion: number;
  /** Null for somebody whose account is gone, and where nobody noted who it was. */
  who: string | null;
}

/** All revisions of a record's words in one language, the newest first. */
export async function revisionsOf(
  db: Queryable,
  { kind, recordId, language }: RevisedPlace,
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

/** Erases what records said, when they themselves are erased. */
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

/** Erases words of before then (ISO 8601 UTC) in whose place others stand. */
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
  { kind, recordId, language }: RevisedPlace,
  { version, englishVersion = 0, fields, at }: RevisedWords,
  actor: string | null,
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
      actor_id: actor,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
