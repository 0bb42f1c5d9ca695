import type { Queryable } from "#db/connection.server";
import type { DocumentKind, PaperNeed, WhosePaper } from "#db/tables/papers";
import {
  type ChecklistPaper,
  checklistFor,
} from "~/features/content/paper-checklists/checklists.server";
import {
  copiedColumns,
  copyPapers,
  type NeededPaper,
  nextPosition,
  type WordsByLanguage,
} from "./needed-papers.server";

export interface CustomPaper {
  /** Id that the form contains, so that a form sent twice adds one paper. */
  id: string;
  whose: WhosePaper;
  need: PaperNeed;
  kind: DocumentKind;
  title: WordsByLanguage;
  why: WordsByLanguage;
  how: WordsByLanguage;
}

/** Adds a coordinator's own paper to a request. @returns false if the same form added it before */
export async function addCustomPaper(
  trx: Queryable,
  requestId: string,
  { title, why, how, ...paper }: CustomPaper,
  by: string,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("request_papers")
    .values({
      ...paper,
      request_id: requestId,
      position: await nextPosition(trx, requestId),
      checklist_id: null,
      title: JSON.stringify(title),
      why: JSON.stringify(why),
      how: JSON.stringify(how),
      created_at: at.toISOString(),
      added_by: by,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Removes a paper from a request's list, or puts it back; its documents stay.
 *
 * @param removedAt null puts it back
 * @returns false if it was so already, or there is no such paper
 */
export async function setPaperRemoved(
  trx: Queryable,
  { requestId, paperId }: { requestId: string; paperId: string },
  removedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("request_papers")
    .set({ removed_at: removedAt?.toISOString() ?? null })
    .where("id", "=", paperId)
    .where("request_id", "=", requestId)
    .where("removed_at", removedAt ? "is" : "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Takes the current text and facts of a checklist's paper into a request that has an earlier copy,
 * or none.
 *
 * @param seen the version that the coordinator saw
 * @returns false if the checklist has another version, or no longer has the paper
 */
export async function takeFromChecklist(
  trx: Queryable,
  { requestId, destination }: { requestId: string; destination: string },
  { id, version }: { id: string; version: number },
  at: Date,
): Promise<boolean> {
  const paper = (await checklistFor(trx, destination)).find((one) => one.id === id);
  if (!paper || paper.version !== version) return false;
  await trx
    .updateTable("request_papers")
    .set(copiedColumns(paper))
    .where("request_id", "=", requestId)
    .where("checklist_id", "=", id)
    .execute();
  await copyPapers(trx, requestId, [paper], at);
  return true;
}

/** The differences between a request's copies and the checklists of its destination. */
export interface ChecklistChanges {
  /** Papers whose text or facts changed, by the copy's id. */
  changed: ReadonlyMap<string, ChecklistPaper>;
  /** Ids of copies that the destination's lists do not have any more. */
  gone: ReadonlySet<string>;
  /** Papers that were never copied. */
  added: readonly ChecklistPaper[];
  /** Ids of copies whose paper is a sample, to be checked. */
  samples: ReadonlySet<string>;
}

export async function checklistChanges(
  db: Queryable,
  destination: string,
  copies: readonly NeededPaper[],
): Promise<ChecklistChanges> {
  const papers = await checklistFor(db, destination);
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const copied = copies.filter(({ checklist_id }) => checklist_id !== null);
  const pairs = copied.flatMap((copy) => {
    const paper = byId.get(copy.checklist_id ?? "");
    return paper ? [{ copy, paper }] : [];
  });
  return {
    changed: new Map(
      pairs
        .filter(({ copy, paper }) => !isSame(copy, paper))
        .map(({ copy, paper }) => [copy.id, paper]),
    ),
    gone: new Set(
      copied.filter(({ checklist_id }) => !byId.has(checklist_id ?? "")).map(({ id }) => id),
    ),
    added: papers.filter(({ id }) => copied.every(({ checklist_id }) => checklist_id !== id)),
    samples: new Set(pairs.filter(({ paper }) => paper.isSample).map(({ copy }) => copy.id)),
  };
}

function isSame(copy: NeededPaper, paper: ChecklistPaper): boolean {
  const { checklist_version: _, title, why, how, ...facts } = copiedColumns(paper);
  return (
    title === JSON.stringify(copy.title) &&
    why === JSON.stringify(copy.why) &&
    how === JSON.stringify(copy.how) &&
    (Object.keys(facts) as (keyof typeof facts)[]).every((name) => facts[name] === copy[name])
  );
}
