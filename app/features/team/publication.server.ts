import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { defaultLanguage } from "~/locales/languages";
import { findMember, type MemberRecord } from "./member-record.server";
import { noteChange } from "./members.server";
import { missingFields } from "./team";

interface SeenMember {
  id: string;
  /** The member's version that the coordinator had seen; another is a conflict. */
  seenVersion: number;
}

export type PublicationResult =
  | { outcome: "done" }
  | { outcome: "missing" }
  | { outcome: "conflict"; found: MemberRecord }
  /** The English is not filled in. */
  | { outcome: "incomplete" };

/** Shows a draft to the public. */
export function publishMember(db: Database, by: Editor, seen: SeenMember, now: Date) {
  return setStatus(db, by, seen, "published", now);
}

/** Makes a draft again of what the public sees. */
export function withdrawMember(db: Database, by: Editor, seen: SeenMember, now: Date) {
  return setStatus(db, by, seen, "draft", now);
}

function setStatus(
  db: Database,
  by: Editor,
  { id, seenVersion }: SeenMember,
  status: MemberRecord["status"],
  now: Date,
): Promise<PublicationResult> {
  return inTransaction(db, async (trx) => {
    const found = await findMember(trx, id);
    if (!found) return { outcome: "missing" };
    // pressed twice, or by two
    if (found.status === status) return { outcome: "done" };
    if (found.version !== seenVersion) return { outcome: "conflict", found };
    if (status === "published" && missingFields(found.texts[defaultLanguage]).length > 0) {
      return { outcome: "incomplete" };
    }
    const { numUpdatedRows } = await trx
      .updateTable("team_members")
      .set({ status, version: seenVersion + 1, updated_at: now.toISOString() })
      .where("id", "=", id)
      .where("version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) return { outcome: "conflict", found };
    const kind = status === "published" ? "content-published" : "content-withdrawn";
    await noteChange(trx, by, kind, id, now);
    return { outcome: "done" };
  });
}
