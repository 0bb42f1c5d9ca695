import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "#db/schema";
import type { Person } from "~/features/sessions/person";

type Requests = Schema["bookings"] | Schema["messages"];
/** The statuses in which a reply is owed. */
export type OpenStatuses = readonly Requests["status"][];
type Condition = Expression<SqlBool>;

/** Every table of requests has these columns; its owner asks it, with conditions from here. */
const eb = expressionBuilder<Schema, "bookings" | "messages">();

/**
 * It arrived in one of some spans that follow one another, the last being open: counted so, each is a
 * stretch of an index; grouped by its day, every request of a month would be looked at.
 *
 * @param starts when each begins (ISO 8601 UTC)
 */
export function isArrivedIn(starts: readonly string[], place: number): Condition {
  const [from = "", until] = starts.slice(place, place + 2);
  const since = eb("received_at", ">=", from);
  return until === undefined ? since : eb.and([since, eb("received_at", "<", until)]);
}

/** Nobody has replied, and somebody still should. */
export function isUnanswered(open: OpenStatuses): Condition {
  return eb.and([eb("replied_at", "is", null), eb("status", "in", open)]);
}

/** Nobody has replied, and the two hours are still running (`due`) or over (`overdue`). */
export function isWaiting(open: OpenStatuses, state: "due" | "overdue", now: Date): Condition {
  return eb.and([
    eb("replied_at", "is", null),
    eb("due_at", state === "due" ? ">=" : "<", now.toISOString()),
    eb("status", "in", open),
  ]);
}

/** What somebody may see of their own starts here: nothing until the address is confirmed. */
export function isOwn(person: Pick<Person, "id" | "email" | "emailVerified">): Condition {
  const isTheirs = eb.or([
    eb("user_id", "=", person.id),
    // sent after the confirmation, by somebody who was not signed in
    eb.and([eb("user_id", "is", null), eb("email", "=", person.email)]),
  ]);
  return person.emailVerified ? isTheirs : eb.and([isTheirs, eb("id", "is", null)]);
}

/** Sent with the address by somebody not signed in: claimed once the address is proven. */
export function isUnclaimed(email: string): Condition {
  return eb.and([eb("email", "=", email), eb("user_id", "is", null)]);
}
