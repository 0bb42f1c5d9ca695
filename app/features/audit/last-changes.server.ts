import type { Queryable } from "#db/connection.server";
import { formatLately } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { RecordKind } from "./audit";

/** When a piece of content changed last, and who changed it, in finished words. */
export interface LastChange {
  when: string;
  /** Null where nobody was noted, or the account is gone. */
  who: string | null;
}

/**
 * Who changed the records of a list last.
 *
 * @param records each with when it changed (ISO 8601 UTC): what was noted before then is not named, for
 *   something else has changed it since
 * @param readerId who reads the list: "you"
 * @returns what says it of one of them
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
    const when = formatLately(event?.at ?? updatedAt, now(), language);
    return { when, who: event?.actor_id === readerId ? you : event?.name || event?.email || null };
  };
}

/** Each since its record's time, the oldest first; a place in an order is no change of the record. */
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
