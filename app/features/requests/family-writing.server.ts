import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { startClock } from "./clocks.server";
import { writeRequestEvent } from "./request-events.server";
import { closedBookingStatuses, closedMessageStatuses, type RequestKey } from "./request-key";

export interface Writing extends RequestKey {
  reference: string;
  /** Empty where a number was left alone: then the number alone tells whose it is. */
  email: string;
  /** E.164. */
  phone: string | null;
}

/**
 * Starts the clock of a request that has just been kept, in its transaction. Where the same phone or
 * email has an open one, that comes back with a clock of its own, and its history names the new one:
 * who works on it must know. Nobody else is told, for anybody may type another's number.
 */
export async function noteArrival(trx: Queryable, writing: Writing, at: Date): Promise<void> {
  await startClock(trx, writing, { writtenIn: writing.id, at });
  const earlier = await newestOpenOf(trx, writing);
  if (!earlier) return;
  await startClock(trx, earlier, { writtenIn: writing.id, at });
  const { kind, id, reference } = writing;
  await writeRequestEvent(trx, earlier, { kind: "family", other: { kind, id, reference } }, at);
}

/** The open request of the same family that came last, but for the one that has just come. */
async function newestOpenOf(
  trx: Queryable,
  { id, email, phone }: Writing,
): Promise<RequestKey | null> {
  const contacts = { emails: [email], phones: [phone ?? ""] };
  const merged = await mergedUnder(trx, contacts);
  const bookings = trx
    .selectFrom("bookings")
    .select([kindOf("booking"), "id", "received_at"])
    .where((is) => is.or([isReachedBy(contacts), ...merged.map((one) => is("id", "=", one))]))
    .where("status", "not in", closedBookingStatuses)
    .where("id", "!=", id);
  const messages = trx
    .selectFrom("messages")
    .select([kindOf("message"), "id", "received_at"])
    .where((is) =>
      is.or([
        ...(email ? [is("email", "=", email)] : []),
        ...(phone ? [is("phone", "=", phone)] : []),
      ]),
    )
    .where("status", "not in", closedMessageStatuses)
    .where("id", "!=", id);
  const newest = await bookings
    .unionAll(messages)
    .orderBy("received_at", "desc")
    // of two that came in the same moment the booking
    .orderBy("kind")
    .limit(1)
    .executeTakeFirst();
  return newest ? { kind: newest.kind, id: newest.id } : null;
}

/** Contacts of a family; an empty one reaches nobody. */
export interface Contacts {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

const eb = expressionBuilder<Schema, "bookings">();

/** One of these numbers or addresses is the booking's. */
export function isReachedBy({ emails, phones }: Contacts): Expression<SqlBool> {
  const given = (values: readonly string[]) => values.filter((value) => value !== "");
  return eb.or([
    ...given(emails).map((email) => eb("email", "=", email)),
    ...given(phones).map((phone) => eb("phone_number", "=", phone)),
  ]);
}

/** The ids of bookings into which one with these contacts was merged, over however many others. */
export async function mergedUnder(db: Queryable, contacts: Contacts): Promise<string[]> {
  const partOf = (condition: Expression<SqlBool>) =>
    db
      .selectFrom("bookings")
      .select("merged_into")
      .where(condition)
      .where("merged_into", "is not", null)
      .execute();
  const all = new Set<string>();
  for (let rows = await partOf(isReachedBy(contacts)); rows.length > 0; ) {
    const fresh = rows.flatMap((row) => row.merged_into ?? []).filter((id) => !all.has(id));
    for (const id of fresh) all.add(id);
    rows = fresh.length > 0 ? await partOf(eb("id", "in", fresh)) : [];
  }
  return [...all];
}

function kindOf(kind: RequestKey["kind"]) {
  return sql.lit(kind).as("kind");
}
