import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { TextKey } from "~/server/i18n.server";
import type { Area, Found, Values } from "./area.server";
import { isWhole } from "./record.server";
import { find, updateRecord } from "./store.server";

export type Publication =
  | { outcome: "done" }
  | { outcome: "missing" }
  | { outcome: "conflict"; found: Found }
  | { outcome: "refused"; why: TextKey };

interface Publishing {
  id: string;
  /** The version that the coordinator had seen. */
  seen: number;
  isPublished: boolean;
  /** Values of the area's fields of a publication. */
  values?: Values;
}

/** Shows a record to the public, or takes it off the site, as the coordinator has seen it. */
export function setPublished(
  db: Database,
  by: Editor,
  area: Area,
  { id, seen, isPublished, values = {} }: Publishing,
  now: Date,
): Promise<Publication> {
  const status = isPublished ? "published" : "draft";
  return inTransaction(db, async (trx) => {
    const found = await find(trx, area, id);
    if (!found) return { outcome: "missing" };
    // pressed twice, or by two
    if (found.status === status) return { outcome: "done" };
    if (found.version !== seen) return { outcome: "conflict", found };
    const why = isPublished ? whyNot(area, found) : null;
    if (why) return { outcome: "refused", why };
    const more = area.publication?.columns?.(found, isPublished, now, values);
    const change = { ...more, status, updated_at: now.toISOString() };
    // a database that lets two transactions in at once: the other was first
    if (!(await updateRecord(trx, area, id, change, { version: seen }))) {
      return { outcome: "conflict", found };
    }
    const noted = isPublished ? "content-published" : "content-withdrawn";
    await auditContent(trx, by, noted, { kind: area.key, id }, now);
    return { outcome: "done" };
  });
}

/** Why a record may not be published; null: it may. */
export function whyNot(area: Area, found: Found): TextKey | null {
  if (!isWhole(area, found)) return "editing.incomplete";
  return area.publication?.mayPublish?.(found) ?? null;
}
