import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { PAGE_SIZE } from "~/constants";
import { windowOf } from "~/paging";
import type { AuditEntry, AuditKind } from "./audit";

/** Writes an event in the caller's transaction. */
export async function audit(db: Queryable, entry: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto("audit_events")
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      kind: entry.kind,
      actor_id: entry.actorId,
      subject_id: entry.subjectId,
      network: entry.network,
      request_id: entry.requestId ?? null,
      record_kind: entry.record?.kind ?? null,
      record_id: entry.record?.id ?? null,
      changed_fields: entry.change?.fields.join(",") ?? null,
      before_version: entry.change?.before ?? null,
      after_version: entry.change?.after ?? null,
      detail: entry.detail ?? "",
    })
    .execute();
}

/** Counts the events of a kind about an account after this time (ISO 8601 UTC). */
export async function countAuditSince(
  db: Queryable,
  kind: AuditKind,
  subjectId: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("audit_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("subject_id", "=", subjectId)
    .where("kind", "=", kind)
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Time of the last event of a kind about an account; null if the audit has none. */
export async function lastAuditOf(
  db: Queryable,
  kind: AuditKind,
  subjectId: string,
): Promise<string | null> {
  const { at } = await db
    .selectFrom("audit_events")
    .select((eb) => eb.fn.max("at").as("at"))
    .where("subject_id", "=", subjectId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return at;
}

export interface AuditFilter {
  kind?: AuditKind;
  reference?: string;
  /** Email address of the person who caused the event, or of the account that it is about. */
  email?: string;
  network?: string;
  /** ISO 8601 UTC. */
  from?: string;
  before?: string;
  /** The first page is 1. */
  page: number;
}

export async function listAudit(db: Queryable, filter: AuditFilter) {
  const total = await matchingEvents(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { page, pages, offset, limit, fromEnd } = windowOf(
    Number(total.count),
    filter.page,
    PAGE_SIZE,
  );
  const direction = fromEnd ? "asc" : "desc";
  const rows = await matchingEvents(db, filter)
    .leftJoin("users as actors", "actors.id", "audit_events.actor_id")
    .leftJoin("users as subjects", "subjects.id", "audit_events.subject_id")
    .leftJoin("requests", "requests.id", "audit_events.request_id")
    .select([
      "audit_events.id",
      "audit_events.at",
      "audit_events.kind",
      "audit_events.network",
      "audit_events.detail",
      "actors.email as actor",
      "subjects.email as subject",
      "audit_events.request_id",
      "audit_events.record_kind",
      "audit_events.record_id",
      "audit_events.changed_fields",
      "audit_events.before_version",
      "audit_events.after_version",
      "requests.reference",
      "requests.kind as request_kind",
      "audit_events.actor_id",
      "audit_events.subject_id",
    ])
    .orderBy("audit_events.at", direction)
    .orderBy("audit_events.id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: fromEnd ? rows.reverse() : rows, page, pages };
}

/** Events that the account caused, or that are about it, for its owner's data download. */
export async function listAuditOf(db: Queryable, userId: string) {
  const rows = await db
    .selectFrom("audit_events")
    .select(["at", "kind", "network", "detail", "actor_id"])
    .where((eb) => eb.or([eb("actor_id", "=", userId), eb("subject_id", "=", userId)]))
    .orderBy("at")
    .execute();
  // the network of another person is not the owner's data
  return rows.map(({ actor_id, network, ...row }) => ({
    ...row,
    network: actor_id === null || actor_id === userId ? network : null,
  }));
}

/** Reads other tables only if the filter needs them, because counting all events must not read three tables. */
function matchingEvents(db: Queryable, filter: AuditFilter) {
  let query = db.selectFrom("audit_events");
  const { kind, reference, email, network, from, before } = filter;
  if (kind) query = query.where("audit_events.kind", "=", kind);
  if (reference) {
    query = query.where("audit_events.request_id", "in", (eb) =>
      eb.selectFrom("requests").select("requests.id").where("requests.reference", "=", reference),
    );
  }
  if (email) {
    query = query.where((eb) => {
      const account = eb.selectFrom("users").select("users.id").where("users.email", "=", email);
      return eb.or([
        eb("audit_events.actor_id", "in", account),
        eb("audit_events.subject_id", "in", account),
      ]);
    });
  }
  if (network) query = query.where("audit_events.network", "=", network);
  if (from) query = query.where("audit_events.at", ">=", from);
  if (before) query = query.where("audit_events.at", "<", before);
  return query;
}
