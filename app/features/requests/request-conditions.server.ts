import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import type { Person } from "~/features/sessions/person";

type Requests = Schema["bookings"] | Schema["messages"];
/** The statuses in which a reply is owed. */
export type OpenStatuses = readonly Requests["status"][];
type Condition = Expression<SqlBool>;

/** Every table of requests has these columns; its owner asks it, with conditions from here. */
const eb = expressionBuilder<Schema, "bookings" | "messages">();

/** What requests are grouped by. Hours of UTC are whole hours of Dhaka: they add up to its days. */
export const hourOfArrival = sql<string>`substr(received_at, 1, 13)`;

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
