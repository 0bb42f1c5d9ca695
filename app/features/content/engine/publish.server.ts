import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { FieldErrors } from "~/server/failed-form.server";
import type { TextKey } from "~/server/i18n.server";
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
  /** The version on the coordinator's page. */
  seen: number;
  isPublished: boolean;
  /** Values of the publishing form. */
  values?: Values;
}

/** Publishes, unpublishes or refuses a record, if nobody has changed it meanwhile. */
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
    // pressed twice, or by two coordinators
    if (found.status === status && found.row.reason === reason.reason) return { outcome: "done" };
    if (found.version !== seen) return { outcome: "conflict", found };
    const why = isPublished ? whyNot(area, found) : null;
    if (why) return { outcome: "refused", errors: { "": why } };
    const more = publication?.columns?.(found, isPublished, now, values);
    const change = { ...more, ...reason, status, updated_at: now.toISOString() };
    // where transactions run concurrently, another one was first
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

/** The reason why a record may not be published; null if it may. */
export function whyNot(area: Area, found: Found): TextKey | null {
  if (!isWhole(area, found)) return "editing.incomplete";
  return area.publication?.mayPublish?.(found) ?? null;
}
