import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { agreedStatuses, closedStatuses, isClosed } from "./life";

/** Requests go whose last contact, or closing, was before these times (ISO 8601 UTC). */
export interface RequestsBefore {
  /** For requests whose family has not agreed to a quote. */
  notAgreed: string;
  agreed: string;
}

/**
 * Deletes requests with their histories. One whose family has not agreed to a quote goes after the
 * last contact, whatever its status says; an agreed one after it was closed. One that nobody closed
 * counts from the last contact too: a forgotten status must not keep a patient's history for ever.
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

type RequestsBuilder = ExpressionBuilder<Schema, "requests">;

/** Its family has agreed to the quote, be it held, cancelled or moved back since; to a message there is none. */
function wasAgreed(is: RequestsBuilder) {
  return is.and([
    is("requests.kind", "!=", "message"),
    is.or([
      is("requests.status", "in", agreedStatuses),
      // never null, which would be neither agreed nor not
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

/** A message that became a booking may have been completed before there was a quote. */
const agreedOpen = agreedStatuses.filter((status) => !isClosed(status));

type Condition = Expression<SqlBool>;

const event = expressionBuilder<Schema, "request_events">();
/** The last of them is the closing. */
const isMove = event("request_events.to_status", "is not", null);
/** A coordinator's note is no contact with the family. */
const isContact = event.or([isMove, event("request_events.kind", "in", ["reply", "family"])]);

/** Time of the last such event. */
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
