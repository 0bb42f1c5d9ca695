import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { TextKey } from "~/server/i18n.server";
import type { FieldErrors } from "~/server/returned-form.server";
import type { Area, Found, Row, Values } from "./area.server";
import { isWhole } from "./record.server";
import { find, updateRecord } from "./store.server";

export type Publication =
  | { outcome: "done" }
  | { outcome: "missing" }
  | { outcome: "conflict"; found: Found }
  | { outcome: "refused"; errors: FieldErrors };

interface Publishing {
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
  { id, seen, isPublished, values = {} }: Publishing,
  now: Date,
): Promise<Publication> {
  const { publication } = area;
  const status = isPublished ? "published" : "draft";
  const reason: Row = publication?.asksReason
    ? { reason: isPublished ? "" : (values.reason ?? "") }
    : {};
  return inTransaction(db, async (trx) => {
    const found = await find(trx, area, id);
    if (!found) return { outcome: "missing" };
    const wrong = reason.reason === "" && !isPublished ? NO_REASON : publication?.refuse?.(values);
    if (wrong) return { outcome: "refused", errors: wrong };
    // the button was pressed twice, or two coordinators pressed it
    if (found.status === status && found.row.reason === reason.reason) return { outcome: "done" };
    if (found.version !== seen) return { outcome: "conflict", found };
    const why = isPublished ? whyNot(area, found) : null;
    if (why) return { outcome: "refused", errors: { "": why } };
    const more = publication?.columns?.(found, isPublished, now, values);
    const change = { ...more, ...reason, status, updated_at: now.toISOString() };
    // if transactions run concurrently, another one has updated the record first
    if (!(await updateRecord(trx, area, id, change, { version: seen }))) {
      return { outcome: "conflict", found };
    }
    const off = found.status === "published" ? "content-withdrawn" : "content-rejected";
    const noted = isPublished ? "content-published" : off;
    await auditContent(trx, by, noted, { kind: area.key, id }, now);
    return { outcome: "done" };
  });
}

const NO_REASON: FieldErrors = { reason: "reasonRequired" };

/** The reason why a record must not be published; null if it may be. */
export function whyNot(area: Area, found: Found): TextKey | null {
  if (!isWhole(area, found)) return "editing.incomplete";
  return area.publication?.mayPublish?.(found) ?? null;
}
