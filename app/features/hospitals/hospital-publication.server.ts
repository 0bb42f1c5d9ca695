import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage } from "~/locales/languages";
import { noteHospital } from "./hospital-changes.server";
import { findHospitalRecord, type HospitalRecord } from "./hospital-record.server";
import { missingTexts } from "./hospital-words";

export type HospitalPublication =
  | { outcome: "done" }
  | { outcome: "missing" }
  | { outcome: "conflict"; found: HospitalRecord }
  /** The English is not filled in. */
  | { outcome: "incomplete" };

/**
 * Shows a draft to the public, or makes a draft again of what the public sees.
 *
 * @param seenVersion of the hospital, as the coordinator had seen it; another is a conflict
 */
export function setHospitalStatus(
  db: Database,
  by: Editor,
  { id, seenVersion }: { id: string; seenVersion: number },
  status: HospitalRecord["status"],
  now: Date,
): Promise<HospitalPublication> {
  return inTransaction(db, async (trx) => {
    const found = await findHospitalRecord(trx, id);
    if (!found) return { outcome: "missing" };
    // pressed twice, or by two
    if (found.status === status) return { outcome: "done" };
    if (found.version !== seenVersion) return { outcome: "conflict", found };
    if (status === "published" && missingTexts(found.texts[defaultLanguage]).length > 0) {
      return { outcome: "incomplete" };
    }
    const { numUpdatedRows } = await trx
      .updateTable("hospitals")
      .set({ status, version: seenVersion + 1, updated_at: now.toISOString() })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) return { outcome: "conflict", found };
    const kind = status === "published" ? "content-published" : "content-withdrawn";
    await noteHospital(trx, by, kind, id, now);
    return { outcome: "done" };
  });
}
