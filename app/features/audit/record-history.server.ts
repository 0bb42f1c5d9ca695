import type { Queryable } from "#db/connection.server";
import { areaTexts, isAreaKey } from "~/locales/areas";
import { formatDateTime } from "~/locales/format";
import { isLanguage, type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { isContentKind, type RecordKind } from "./audit";

export interface RecordEvent {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  kind: string;
  /** Language of the changed texts, `facts`, or empty. */
  detail: string;
  /** Names of the changed fields, separated by commas. */
  changed_fields: string | null;
  /** Revisions before and after the change; null if no text changed. */
  before_version: number | null;
  after_version: number | null;
  /** Null if the account was deleted. */
  who: string | null;
}

/** The name of a kind of record, such as "Team member". */
export function recordKindName(kind: RecordKind, language: Language): string {
  return isAreaKey(kind)
    ? areaTexts[kind][language].record
    : texts(language).account.audit.records[kind];
}

/** Number of events shown on a record's page; the activity log shows all. */
const MAX_EVENTS = 20;

/** The last events of a content record, newest first. */
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
      "audit_events.changed_fields",
      "audit_events.before_version",
      "audit_events.after_version",
      "users.name",
      "users.email",
    ])
    .where("audit_events.record_id", "=", record.id)
    .where("audit_events.record_kind", "=", record.kind)
    .orderBy("audit_events.at", "desc")
    .orderBy("audit_events.id")
    .limit(MAX_EVENTS)
    .execute();
  return rows.map(({ name, email, ...event }) => ({ ...event, who: name || email }));
}

/**
 * Texts that describe the events.
 *
 * @param record links each line to its comparison; only for kinds with revisions
 */
export function recordHistoryLines(
  events: readonly RecordEvent[],
  language: Language,
  record?: { kind: RecordKind; id: string; labels: Readonly<Record<string, string>> },
) {
  const { account, editing } = texts(language);
  const { audit } = account;
  return events.map((event) => {
    const { id, at, kind, detail, who } = event;
    const what = isContentKind(kind) ? audit.kinds[kind] : kind;
    const href = record ? comparisonPath(record, event, language) : null;
    return {
      id,
      at: { iso: at, text: formatDateTime(at, language) },
      who: who ?? audit.gone,
      what: isLanguage(detail) ? `${what}: ${languageNames[detail]}` : what,
      reason: fieldNames(event.changed_fields, record?.labels ?? {}),
      link: href === null ? undefined : { href, label: editing.compare },
    };
  });
}

/** Labels of the changed fields, such as "Name, Role". */
export function fieldNames(
  changedFields: string | null,
  labels: Readonly<Record<string, string>>,
): string {
  const names = changedFields ? changedFields.split(",") : [];
  return names.map((name) => labels[name] ?? name).join(", ");
}

/** Address that compares the revisions before and after a change; null if either is missing. */
export function comparisonPath(
  { kind, id }: { kind: RecordKind; id: string },
  event: Pick<RecordEvent, "detail" | "before_version" | "after_version">,
  language: Language,
): string | null {
  if (!event.before_version || !event.after_version) return null;
  return paths.dashboardRecord(kind, id, language, "revisions", {
    in: event.detail || undefined,
    from: event.before_version,
    to: event.after_version,
  });
}

/** Ids of the records that were deleted and not restored: in the bin now, or erased. */
export async function deletedAmong(
  db: Queryable,
  recordIds: readonly string[],
): Promise<Set<string>> {
  const events = await lastDeletions(db, recordIds);
  return new Set([...events].flatMap(([id, { kind }]) => (kind === "content-deleted" ? id : [])));
}

/** For records in the bin: each one's deleter, by name or email; null if the account is gone. */
export async function deletersOf(
  db: Queryable,
  recordIds: readonly string[],
): Promise<Map<string, string | null>> {
  const events = await lastDeletions(db, recordIds);
  return new Map([...events].map(([id, { who }]) => [id, who]));
}

/** The last deletion or restoration of each record. */
async function lastDeletions(db: Queryable, recordIds: readonly string[]) {
  if (recordIds.length === 0) return new Map<string, { kind: string; who: string | null }>();
  const rows = await db
    .selectFrom("audit_events")
    .leftJoin("users", "users.id", "audit_events.actor_id")
    .select(["audit_events.record_id", "audit_events.kind", "users.name", "users.email"])
    .where("audit_events.record_id", "in", [...new Set(recordIds)])
    .where("audit_events.kind", "in", ["content-deleted", "content-restored"])
    .orderBy("audit_events.at")
    // if both events have the same time, the deletion comes before the restoration
    .orderBy("audit_events.kind")
    .execute();
  return new Map(
    rows.map(({ record_id, kind, name, email }) => [record_id ?? "", { kind, who: name || email }]),
  );
}
