import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { startClock } from "./clocks.server";
import { writeEvent } from "./history.server";
import { openStatuses } from "./life";

export interface Writing {
  id: string;
  reference: string;
  /** Empty for a call-back, which is matched by number alone. */
  email: string;
  /** E.164; empty if none was given. */
  phone: string;
  isFlood: boolean;
}

/**
 * Writes a new request's first event and starts its clock. An open request of the same family waits again. Its
 * sender is not told, since anybody can type a number.
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

/** The newest other open request of the same family. */
async function newestOpenOf(trx: Queryable, { id, email, phone }: Writing): Promise<string | null> {
  const contacts = { emails: [email], phones: [phone] };
  const merged = await mergedWithContacts(trx, contacts);
  const newest = await trx
    .selectFrom("requests")
    .select("id")
    .where((is) => is.or([hasContact(contacts), ...merged.map((one) => is("id", "=", one))]))
    .where("status", "in", openStatuses)
    .where("id", "!=", id)
    .orderBy("received_at", "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? null;
}

/** A family's contacts; empty ones match nothing. */
export interface Contacts {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

const eb = expressionBuilder<Schema, "requests">();

/** Matches requests with one of these numbers or addresses. */
export function hasContact({ emails, phones }: Contacts): Expression<SqlBool> {
  const given = (values: readonly string[]) => values.filter((value) => value !== "");
  return eb.or([
    ...given(emails).map((email) => eb("email", "=", email)),
    ...given(phones).map((phone) => eb("phone_number", "=", phone)),
  ]);
}

/** Ids of requests into which a request with these contacts was merged, at any depth. */
export async function mergedWithContacts(db: Queryable, contacts: Contacts): Promise<string[]> {
  const partOf = (condition: Expression<SqlBool>) =>
    db
      .selectFrom("requests")
      .select("merged_into")
      .where(condition)
      .where("merged_into", "is not", null)
      .execute();
  const all = new Set<string>();
  for (let rows = await partOf(hasContact(contacts)); rows.length > 0; ) {
    const fresh = rows.flatMap((row) => row.merged_into ?? []).filter((id) => !all.has(id));
    for (const id of fresh) all.add(id);
    rows = fresh.length > 0 ? await partOf(eb("id", "in", fresh)) : [];
  }
  return [...all];
}
