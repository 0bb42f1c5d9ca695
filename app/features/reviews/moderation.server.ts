import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { ReviewStatus } from "./moderation";

interface SeenReview {
  id: string;
  /** The version of the story that the coordinator has read; another is a conflict. */
  seenVersion: number;
}

/** `missing`: there is none, or it lies in the bin. `conflict`: nobody has read it as it is now. */
export type ModerationOutcome = "done" | "missing" | "conflict";

/** Shows a story to the public; it keeps the date on which it first was. */
export function publishReview(
  db: Database,
  by: Editor,
  seen: SeenReview,
  now: Date,
): Promise<ModerationOutcome> {
  return decide(db, by, seen, { status: "published", reason: "" }, now);
}

/**
 * Keeps a story from the public, or takes it off the site. Its writer is not written to: the form
 * promises that the address is for questions alone.
 *
 * @param reason for coordinators
 */
export function rejectReview(
  db: Database,
  by: Editor,
  { reason, ...seen }: SeenReview & { reason: string },
  now: Date,
): Promise<ModerationOutcome> {
  return decide(db, by, seen, { status: "rejected", reason }, now);
}

function decide(
  db: Database,
  by: Editor,
  { id, seenVersion }: SeenReview,
  decision: { status: Exclude<ReviewStatus, "pending">; reason: string },
  now: Date,
): Promise<ModerationOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom("reviews")
      .select(["status", "reason", "version", "published_at"])
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!found) return "missing";
    // pressed twice, or by two
    if (found.status === decision.status && found.reason === decision.reason) return "done";
    if (found.version !== seenVersion) return "conflict";
    const isPublishing = decision.status === "published";
    const at = now.toISOString();
    const { numUpdatedRows } = await trx
      .updateTable("reviews")
      .set({
        ...decision,
        published_at: isPublishing ? (found.published_at ?? at) : found.published_at,
        updated_at: at,
        version: seenVersion + 1,
      })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) return "conflict";
    const wasShown = found.status === "published";
    const kind = isPublishing
      ? "content-published"
      : wasShown
        ? "content-withdrawn"
        : "content-rejected";
    await auditContent(trx, by, kind, { kind: "patient-reviews", id }, now);
    return "done";
  });
}
