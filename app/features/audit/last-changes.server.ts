import type { Queryable } from "#db/connection.server";
import { formatRecent } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { RecordKind } from "./audit";

export interface LastChange {
  when: string;
  /** Null if the person is unknown or the account was deleted. */
  who: string | null;
}

/**
 * Finds time and author of the last change to each record of a list. Ignores an event older than the
 * record's `updatedAt`: a later change was not audited.
 *
 * @param readerId the person who reads the list and is called "you"
 * @returns a function that finds the last change of a record
 */
export async function lastChanges<Found extends { id: string; updatedAt: string }>(
  { db, now }: Pick<Context, "db" | "now">,
  kind: RecordKind,
  records: readonly Found[],
  readerId: string,
  language: Language,
): Promise<(record: Pick<Found, "id" | "updatedAt">) => LastChange> {
  const { you } = texts(language).editing;
  const events = new Map(
    (await changesSince(db, kind, records)).map((row) => [row.record_id, row]),
  );
  return ({ id, updatedAt }) => {
    const event = events.get(id);
    const when = formatRecent(event?.at ?? updatedAt, now(), language);
    return { when, who: event?.actor_id === readerId ? you : event?.name || event?.email || null };
  };
}

/** Events since each record's `updatedAt`, oldest first, except changes of a record's position. */
async function changesSince(
  db: Queryable,
  kind: RecordKind,
  records: readonly { id: string; updatedAt: string }[],
) {
  if (records.length === 0) return [];
  return db
    .selectFrom("audit_events")
    .leftJoin("users", "users.id", "audit_events.actor_id")
    .select([
      "audit_events.record_id",
      "audit_events.at",
      "audit_events.actor_id",
      "users.name",
      "users.email",
    ])
    .where((eb) =>
      eb.or(
        records.map(({ id, updatedAt }) =>
          eb.and([eb("audit_events.record_id", "=", id), eb("audit_events.at", ">=", updatedAt)]),
        ),
      ),
    )
    .where("audit_events.record_kind", "=", kind)
    .where("audit_events.kind", "!=", "content-moved")
    .orderBy("audit_events.at")
    .orderBy("audit_events.id")
    .execute();
}
