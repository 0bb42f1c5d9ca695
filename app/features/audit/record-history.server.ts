import type { Queryable } from "#db/connection.server";
import { formatDateTime } from "~/locales/format";
import { isLanguage, type Language, languageNames } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { isContentKind, type RecordKind } from "./audit";

/** Something that was done to a piece of content. */
export interface RecordEvent {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  kind: string;
  /** The language of changed words. */
  detail: string;
  /** Null where the account is gone. */
  who: string | null;
}

/** How many a record's page shows; the audit has all. */
const SHOWN = 20;

/** What was done to one piece of content, the newest first. */
export async function recordHistory(
  db: Queryable,
  record: { kind: RecordKind; id: string },
): Promise<RecordEvent[]> {
  const rows = await db
    .selectFrom("audit_events")
    .leftJoin("users", "users.id", "audit_events.actor_id")
    .select([
      "audit_events.id",
      "audit_events.at",
      "audit_events.kind",
      "audit_events.detail",
      "users.name",
      "users.email",
    ])
    .where("audit_events.record_id", "=", record.id)
    .where("audit_events.record_kind", "=", record.kind)
    .orderBy("audit_events.at", "desc")
    .orderBy("audit_events.id")
    .limit(SHOWN)
    .execute();
  return rows.map(({ name, email, ...event }) => ({ ...event, who: name || email }));
}

/** The same in the words of a page. */
export function recordHistoryLines(events: readonly RecordEvent[], language: Language) {
  const { audit } = texts(language).account;
  return events.map(({ id, at, kind, detail, who }) => ({
    id,
    at: { iso: at, text: formatDateTime(at, language) },
    who: who ?? audit.gone,
    what: isContentKind(kind)
      ? [audit.kinds[kind], isLanguage(detail) && languageNames[detail]].filter(Boolean).join(": ")
      : kind,
  }));
}

/** Which of these pieces of content have been deleted. */
export async function deletedAmong(
  db: Queryable,
  recordIds: readonly string[],
): Promise<Set<string>> {
  if (recordIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("audit_events")
    .select("record_id")
    .where("record_id", "in", [...new Set(recordIds)])
    .where("kind", "=", "content-deleted")
    .execute();
  return new Set(rows.flatMap(({ record_id }) => record_id ?? []));
}
