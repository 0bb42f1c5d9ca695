import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { startClock } from "./clocks.server";
import { writeEvent } from "./history.server";
import { openStatuses } from "./life";

export interface Writing {
  id: string;
  reference: string;
  /** Empty where a number was left alone: then the number alone tells whose it is. */
  email: string;
  /** E.164; empty where none was given. */
  phone: string;
  isFlood: boolean;
}

/**
 * Writes the first event of a request that has just been kept and starts its clock, in its transaction.
 * Where the same phone or email has an open one, that waits again, too, and its history names the new one:
 * who works on it must know. Nobody else is told, for anybody may type another's number.
 */
export async function noteArrival(trx: Queryable, writing: Writing, at: Date): Promise<void> {
  const { id, reference, isFlood } = writing;
  await writeEvent(trx, { requestId: id, kind: "sent", at, actor: null, to: "received" });
  const earlier = await newestOpenOf(trx, writing);
  await startClock(trx, { id, wakes: earlier, isFlood }, at);
  if (!earlier) return;
  const other = { id, reference };
  await writeEvent(trx, { requestId: earlier, kind: "family", at, actor: null, other });
}

/** The open request of the same family that came last, but for the one that has just come. */
async function newestOpenOf(trx: Queryable, { id, email, phone }: Writing): Promise<string | null> {
  const contacts = { emails: [email], phones: [phone] };
  const merged = await mergedUnder(trx, contacts);
  const newest = await trx
    .selectFrom("requests")
    .select("id")
    .where((is) => is.or([isReachedBy(contacts), ...merged.map((one) => is("id", "=", one))]))
    .where("status", "in", openStatuses)
    .where("id", "!=", id)
    .orderBy("received_at", "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? null;
}

/** Contacts of a family; an empty one reaches nobody. */
export interface Contacts {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

const eb = expressionBuilder<Schema, "requests">();

/** One of these numbers or addresses is the request's. */
export function isReachedBy({ emails, phones }: Contacts): Expression<SqlBool> {
  const given = (values: readonly string[]) => values.filter((value) => value !== "");
  return eb.or([
    ...given(emails).map((email) => eb("email", "=", email)),
    ...given(phones).map((phone) => eb("phone_number", "=", phone)),
  ]);
}

/** The ids of requests into which one with these contacts was merged, over however many others. */
export async function mergedUnder(db: Queryable, contacts: Contacts): Promise<string[]> {
  const partOf = (condition: Expression<SqlBool>) =>
    db
      .selectFrom("requests")
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
