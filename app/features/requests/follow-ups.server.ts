import type { Queryable } from "#db/connection.server";
import type { HistoryEntry, OtherRequest } from "./history";
import { type Actor, writeEvent } from "./history.server";

interface FollowUpChange {
  id?: string;
  requestId: string;
  /** ISO 8601 UTC; null for none. */
  before: string | null;
  after: string | null;
  why: string;
  other?: OtherRequest;
}

/** Sets or clears a follow-up, with its event, in the caller's transaction. @param actor null for the family */
export async function writeFollowUp(
  trx: Queryable,
  actor: Actor | null,
  { id, requestId, before, after, why, other }: FollowUpChange,
  at: Date,
): Promise<void> {
  await setFollowUp(trx, requestId, after, why);
  const correction = { field: "again", oldValue: before ?? "", newValue: after ?? "" };
  const event = { id, requestId, kind: "again", at, actor, words: why, correction, other } as const;
  await writeEvent(trx, event);
}

/** Restores the follow-up that the request had before an undone act. */
export async function restoreFollowUp(
  trx: Queryable,
  { id, requestId, oldValue }: HistoryEntry,
  history: readonly HistoryEntry[],
): Promise<void> {
  const earlier = history.find(
    (entry) => entry.kind === "again" && entry.id !== id && entry.newValue === oldValue,
  );
  await setFollowUp(trx, requestId, oldValue || null, oldValue && earlier ? earlier.words : "");
}

async function setFollowUp(trx: Queryable, id: string, at: string | null, why: string) {
  await trx
    .updateTable("requests")
    .set({ again_at: at, again_why: why })
    .where("id", "=", id)
    .execute();
}
