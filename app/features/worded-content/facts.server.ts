import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { ContentKind, RecordKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import {
  FACTS,
  type PuttingBack,
  type PuttingBackOutcome,
} from "~/features/revisions/content-area.server";
import { keepRevision, type RevisedWords } from "~/features/revisions/revisions.server";

/** A record of which something is the same in every language, whose changes are counted by themselves. */
interface FactsRecord {
  factsVersion: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** What an area's tables do with what of a record is the same in every language. */
export interface FactsStore<Name extends string, Found extends FactsRecord, Refusal> {
  kind: RecordKind;
  /** Null where there is no such record, or it lies in the bin. */
  find: (db: Queryable, id: string) => Promise<Found | null>;
  /** The facts as text, by their names. */
  flat: (found: Found) => Record<Name, string>;
  /** Why they may not be written; null: they may. */
  refuse: (trx: Queryable, written: WrittenFacts<Name, Found>) => Promise<Refusal | null>;
  /**
   * Writes them, as of the version after the one that was found.
   *
   * @returns whether they were still of that
   */
  store: (trx: Queryable, written: WrittenFacts<Name, Found>) => Promise<boolean>;
}

interface WrittenFacts<Name extends string, Found> {
  /** The record as it was. */
  found: Found;
  facts: Record<Name, string>;
  by: Editor;
  now: Date;
}

export interface FactsChange<Name extends string> {
  id: string;
  /** Those that are to be written; the others stay. */
  facts: Partial<Record<Name, string>>;
  /** The version of the facts that the coordinator had seen; another is a conflict. */
  seenVersion: number;
  /** What the audit calls it; a change, if left out. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
}

export type FactsResult<Found, Refusal extends string> =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed the facts meanwhile; nothing was written. */
  | { outcome: "conflict"; found: Found }
  | { outcome: Refusal };

/** Writes what of a record is the same in every language, keeps a revision of it and notes it. */
export function writeFacts<Name extends string, Found extends FactsRecord, Refusal extends string>(
  db: Database,
  by: Editor,
  { kind, find, flat, refuse, store }: FactsStore<Name, Found, Refusal>,
  { id, seenVersion, ...change }: FactsChange<Name>,
  now: Date,
): Promise<FactsResult<Found, Refusal>> {
  return inTransaction(db, async (trx) => {
    const found = await find(trx, id);
    if (!found) return { outcome: "missing" };
    const before = flat(found);
    const names = Object.keys(before) as Name[];
    const facts = { ...before };
    for (const name of names) facts[name] = change.facts[name] ?? before[name];
    const changed = names.filter((name) => facts[name] !== before[name]);
    // pressed twice, or two had the same thought
    if (changed.length === 0) return { outcome: "written" };
    if (found.factsVersion !== seenVersion) return { outcome: "conflict", found };
    const written = { found, facts, by, now };
    const refusal = await refuse(trx, written);
    if (refusal) return { outcome: refusal };
    // a database that lets two transactions in at once: the other was first
    if (!(await store(trx, written))) return { outcome: "conflict", found };
    const version = seenVersion + 1;
    await keepRevision(trx, {
      ...{ kind, recordId: id, language: null, version, fields: facts, at: now.toISOString() },
      before: revisedFacts(before, found),
      actor: by.actorId,
    });
    const noted = { fields: changed, before: seenVersion, after: version };
    await auditContent(trx, by, change.kind ?? "content-changed", { kind, id }, now, FACTS, noted);
    return { outcome: "written" };
  });
}

/**
 * Puts earlier facts back, all but an address (`slug`) that another record has meanwhile.
 *
 * @param write of the area
 */
export async function putFactsBack<Name extends string>(
  write: (change: FactsChange<Name>) => Promise<FactsResult<unknown, "slug-taken">>,
  { recordId: id, seenVersion, fields }: PuttingBack,
): Promise<PuttingBackOutcome> {
  const change = { id, seenVersion, kind: "content-reverted" } as const;
  const facts = fields as Partial<Record<Name, string>>;
  const { outcome } = await write({ ...change, facts });
  if (outcome !== "slug-taken") return outcome;
  const rest = Object.entries(facts).filter(([name]) => name !== "slug");
  const again = await write({ ...change, facts: Object.fromEntries(rest) as typeof facts });
  return again.outcome === "slug-taken" ? "conflict" : again.outcome;
}

/** Keeps the first facts of a new record, in the transaction that adds it. */
export function keepFirstFacts(
  trx: Queryable,
  { kind, recordId, at }: { kind: RecordKind; recordId: string; at: string },
  facts: Readonly<Record<string, string>>,
  by: Editor,
): Promise<void> {
  const first = revisedFacts(facts, { factsVersion: 1, updatedAt: at });
  return keepRevision(trx, { ...first, kind, recordId, language: null, actor: by.actorId });
}

/** Facts as their revisions keep them. */
export function revisedFacts(
  fields: Readonly<Record<string, string>>,
  { factsVersion, updatedAt }: FactsRecord,
): RevisedWords {
  return { version: factsVersion, fields, at: updatedAt };
}
