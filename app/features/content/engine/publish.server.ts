import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { TextKey } from "~/server/i18n.server";
import type { FieldErrors } from "~/server/returned-form.server";
import type { Area, AreaRecord, Row, Values } from "./area.server";
import { isEnglishComplete } from "./record.server";
import { findRecord, updateRecord } from "./store.server";

export type PublicationOutcome =
  | { outcome: "done" }
  | { outcome: "missing" }
  | { outcome: "conflict"; found: AreaRecord }
  | { outcome: "refused"; errors: FieldErrors };

interface PublicationChange {
  id: string;
  /** The record's version on the page that the coordinator has open. */
  seen: number;
  isPublished: boolean;
  /** Values of the publishing form. */
  values?: Values;
}

/** Publishes, unpublishes or refuses a record, unless somebody changed it after the page was opened. */
export function setPublished(
  db: Database,
  by: Editor,
  area: Area,
  { id, seen, isPublished, values = {} }: PublicationChange,
  now: Date,
): Promise<PublicationOutcome> {
  const { publication } = area;
  const status = isPublished ? "published" : "draft";
  const reason: Row = publication?.asksReason
    ? { reason: isPublished ? "" : (values.reason ?? "") }
    : {};
  return inTransaction(db, async (trx) => {
    const found = await findRecord(trx, area, id);
    if (!found) return { outcome: "missing" };
    const errors =
      reason.reason === "" && !isPublished ? NO_REASON : publication?.formErrors?.(values);
    if (errors) return { outcome: "refused", errors };
    // the button was pressed twice, or two coordinators pressed it
    if (found.status === status && found.row.reason === reason.reason) return { outcome: "done" };
    if (found.version !== seen) return { outcome: "conflict", found };
    const blocker = isPublished ? publishBlockerOf(area, found) : null;
    if (blocker) return { outcome: "refused", errors: { "": blocker } };
    const areaColumns = publication?.columns?.(found, isPublished, now, values);
    const change = { ...areaColumns, ...reason, status, updated_at: now.toISOString() };
    // if transactions run concurrently, another one has updated the record first
    if (!(await updateRecord(trx, area, id, change, { version: seen }))) {
      return { outcome: "conflict", found };
    }
    const endedKind = found.status === "published" ? "content-withdrawn" : "content-rejected";
    const auditKind = isPublished ? "content-published" : endedKind;
    await auditContent(trx, by, auditKind, { kind: area.key, id }, now);
    return { outcome: "done" };
  });
}

const NO_REASON: FieldErrors = { reason: "reasonRequired" };

/** The reason why a record must not be published; null if it may be. */
export function publishBlockerOf(area: Area, found: AreaRecord): TextKey | null {
  if (!isEnglishComplete(area, found)) return "editing.incomplete";
  return area.publication?.publishBlocker?.(found) ?? null;
}
