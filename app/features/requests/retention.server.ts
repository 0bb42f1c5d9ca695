import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { deletePapersOf } from "~/features/papers/paper-files.server";
import { agreedStatuses, closedStatuses, isClosed } from "./life";
import { refreshSearchText } from "./search-text.server";

/** Requests are deleted if their last contact or closing was before these times (ISO 8601 UTC). */
export interface RequestsBefore {
  /** For requests without an agreed quote. */
  notAgreed: string;
  agreed: string;
}

/**
 * Deletes old requests with their histories. Time counts from the closing if a quote was agreed and the request is
 * closed, otherwise from the last contact.
 */
export async function sweepRequests(db: Queryable, before: RequestsBefore): Promise<void> {
  await db
    .deleteFrom("requests")
    .where((is) => is.not(wasAgreed(is)))
    .where((is) => is(lastEvent(is, isContact), "<", before.notAgreed))
    .execute();
  await db
    .deleteFrom("requests")
    .where("status", "in", closedStatuses)
    .where(wasAgreed)
    .where((is) => is(lastEvent(is, isMove), "<", before.agreed))
    .execute();
  await db
    .deleteFrom("requests")
    .where("status", "not in", closedStatuses)
    .where(wasAgreed)
    .where((is) => is(lastEvent(is, isContact), "<", before.agreed))
    .execute();
}

/**
 * Erases the conversations of requests closed before a time (ISO 8601 UTC), and of those merged into them. The events
 * and the first text remain.
 */
export async function sweepConversations(db: Queryable, before: string): Promise<void> {
  const erasedEvents = await db
    .updateTable("request_events")
    .set({ words: "" })
    .where("words", "!=", "")
    .where((is) =>
      is.or([
        is("kind", "in", ["family", "paper-refused"]),
        is.and([is("kind", "=", "reply"), isOnPage]),
      ]),
    )
    .where((is) => is("request_id", "in", closedBefore(db, before)))
    .returning("request_id")
    .execute();
  for (const id of new Set(erasedEvents.map(({ request_id }) => request_id))) {
    await refreshSearchText(db, id);
  }
}

/**
 * Deletes the papers of requests closed before these times (ISO 8601 UTC), and of those merged into them.
 *
 * @param before `identity`: for passports, identity and bank papers
 */
export async function sweepPapersOfClosed(
  db: Queryable,
  before: { identity: string; others: string },
): Promise<void> {
  await deletePapersOf(db, closedBefore(db, before.identity), "identity");
  await deletePapersOf(db, closedBefore(db, before.others), "others");
}

/** Ids of requests that were closed before a time, and of those merged into them. */
function closedBefore(db: Queryable, before: string) {
  const closedIds = db
    .selectFrom("requests")
    .select("requests.id")
    .where("status", "in", closedStatuses)
    .where("merged_into", "is", null)
    .where((is) => is(lastEvent(is, isMove), "<", before));
  return closedIds.union(
    db.selectFrom("requests as part").select("part.id").where("merged_into", "in", closedIds),
  );
}

type RequestsBuilder = ExpressionBuilder<Schema, "requests">;

/**
 * True if the family ever agreed to a quote, even if the request was held, cancelled or moved back since. False for
 * messages.
 */
function wasAgreed(is: RequestsBuilder) {
  return is.and([
    is("requests.kind", "!=", "message"),
    is.or([
      is("requests.status", "in", agreedStatuses),
      // must not be null: a null is neither true nor false, so the request would match neither query
      is(is.fn.coalesce("requests.held_from", "requests.status"), "in", agreedStatuses),
      is.exists(
        is
          .selectFrom("request_events")
          .select("request_events.id")
          .whereRef("request_events.request_id", "=", "requests.id")
          .where("request_events.to_status", "in", agreedOpen),
      ),
    ]),
  ]);
}

/** Excludes `completed`: a message may have been completed before it became a booking. */
const agreedOpen = agreedStatuses.filter((status) => !isClosed(status));

type Condition = Expression<SqlBool>;

const eventBuilder = expressionBuilder<Schema, "request_events">();
/** For a closed request, the last move is the closing. */
const isMove = eventBuilder("request_events.to_status", "is not", null);
const isOnPage = eventBuilder("request_events.channel", "=", "page");
/** A note does not count as contact with the family. */
const contactKinds = ["reply", "family", "paper-sent"] as const;
const isContact = eventBuilder.or([
  isMove,
  eventBuilder("request_events.kind", "in", contactKinds),
]);

function lastEvent(is: RequestsBuilder, condition: Condition) {
  return is.fn.coalesce(
    is
      .selectFrom("request_events")
      .select((of) => of.fn.max("request_events.at").as("at"))
      .whereRef("request_events.request_id", "=", "requests.id")
      .where(condition),
    "requests.updated_at",
  );
}
