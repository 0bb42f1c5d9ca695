import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { RequestPapers } from "#db/tables/papers";
import {
  type ChecklistPaper,
  checklistFor,
  type WordsByLanguage,
} from "~/features/content/paper-checklists/checklists.server";

export type { WordsByLanguage };

export interface NeededPaper
  extends Pick<RequestPapers, "id" | "position" | "whose" | "need" | "kind"> {
  checklist_id: string | null;
  checklist_version: number;
  title: WordsByLanguage;
  why: WordsByLanguage;
  how: WordsByLanguage;
  source: string;
  /** `2026-11-27`; empty if it is unknown. */
  as_of: string;
  /** The coordinator who added it; null if it was copied. */
  added_by: string | null;
  removed_at: string | null;
}

/** The papers that a request needs, in their order, without removed ones. */
export async function neededPapersOf(db: Queryable, requestId: string): Promise<NeededPaper[]> {
  const papers = await allPapersOf(db, requestId);
  return papers.filter(({ removed_at }) => removed_at === null);
}

/** The papers of a request, also those that a coordinator removed. */
export async function allPapersOf(db: Queryable, requestId: string): Promise<NeededPaper[]> {
  const rows = await db
    .selectFrom("request_papers")
    .select(["id", "position", "whose", "need", "kind", "checklist_id", "checklist_version"])
    .select(["title", "why", "how", "source", "as_of", "added_by", "removed_at"])
    .where("request_id", "=", requestId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ title, why, how, ...row }) => ({
    ...row,
    title: parseWords(title),
    why: parseWords(why),
    how: parseWords(how),
  }));
}

function parseWords(text: string): WordsByLanguage {
  return text === "" ? {} : JSON.parse(text);
}

/**
 * Copies a destination's checklists into a request, in the caller's transaction. Papers that
 * were copied before stay as they are: also removed ones, and those of another destination.
 */
export async function copyChecklists(
  trx: Queryable,
  requestId: string,
  destination: string,
  at: Date,
): Promise<void> {
  await copyPapers(trx, requestId, await checklistFor(trx, destination), at);
}

export async function copyPapers(
  trx: Queryable,
  requestId: string,
  papers: readonly ChecklistPaper[],
  at: Date,
): Promise<void> {
  if (papers.length === 0) return;
  const firstPosition = await nextPosition(trx, requestId);
  await trx
    .insertInto("request_papers")
    .values(
      papers.map((paper, index) => ({
        id: randomUUID(),
        request_id: requestId,
        position: firstPosition + index,
        checklist_id: paper.id,
        ...copiedColumns(paper),
        created_at: at.toISOString(),
        added_by: null,
        removed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(["request_id", "checklist_id"]).doNothing())
    .execute();
}

export async function nextPosition(trx: Queryable, requestId: string): Promise<number> {
  const { last } = await trx
    .selectFrom("request_papers")
    .select((is) => is.fn.max("position").as("last"))
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** The columns of a copy that follow the checklist. */
export function copiedColumns({
  version,
  whose,
  need,
  kind,
  source,
  asOf,
  ...paper
}: ChecklistPaper) {
  return {
    checklist_version: version,
    ...{ whose, need, kind, source },
    title: JSON.stringify(paper.title),
    why: JSON.stringify(paper.why),
    how: JSON.stringify(paper.how),
    as_of: asOf,
  };
}
