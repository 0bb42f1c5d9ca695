import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Documents } from "#db/tables/papers";
import type { Document } from "./documents.server";

/** Identifies what a coordinator saw of a document; it changes with every judgement, assignment and further page. */
export function stampOf({ state, judged_at, paper_id, kind, whose, files }: Document): string {
  const pages = files.filter(({ isComplete }) => isComplete).length;
  return [state, judged_at, paper_id, kind, whose, pages].join(" ");
}

/**
 * True if a document may be accepted or refused: it has arrived and is not judged, or is judged and
 * no later one of the same needed paper has arrived.
 */
export function isJudgeable(document: Document, documents: readonly Document[]): boolean {
  const { state, paper_id, created_at } = document;
  if (state === "received") return true;
  if (state === "receiving" || state === "replaced") return false;
  return !documents.some(
    (other) =>
      paper_id !== null &&
      other.paper_id === paper_id &&
      other.state !== "receiving" &&
      other.created_at > created_at,
  );
}

/** Accepts or refuses a document. @returns false if somebody judged it meanwhile */
export async function setJudgement(
  trx: Queryable,
  { id, state, judged_at }: Pick<Selectable<Documents>, "id" | "state" | "judged_at">,
  judgement: Pick<Selectable<Documents>, "state" | "reason" | "judged_by">,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("documents")
    .set({ ...judgement, judged_at: at.toISOString() })
    .where("id", "=", id)
    .where("state", "=", state)
    .where("judged_at", judged_at === null ? "is" : "=", judged_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks refused documents of the same needed paper as replaced by a document that arrived later. */
export async function replaceRefused(
  trx: Queryable,
  { id, request_id, paper_id, created_at }: Selectable<Documents>,
): Promise<void> {
  if (paper_id === null) return;
  await trx
    .updateTable("documents")
    .set({ state: "replaced" })
    .where("request_id", "=", request_id)
    .where("paper_id", "=", paper_id)
    .where("id", "!=", id)
    .where("state", "=", "refused")
    .where("created_at", "<=", created_at)
    .execute();
}

/** Assigns a document to a needed paper or to none, with its kind and owner. */
export async function assignDocument(
  trx: Queryable,
  id: string,
  facts: Pick<Selectable<Documents>, "paper_id" | "kind" | "whose">,
): Promise<void> {
  await trx.updateTable("documents").set(facts).where("id", "=", id).execute();
}
