import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";

/** A family's contacts; empty ones match nothing. */
export interface ContactDetails {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

const eb = expressionBuilder<Schema, "requests">();

const nonEmpty = (values: readonly string[]) => values.filter((value) => value !== "");

/** Matches requests with one of these numbers or addresses. */
export function hasContact({ emails, phones }: ContactDetails): Expression<SqlBool> {
  return eb.or([
    ...nonEmpty(emails).map((email) => eb("email", "=", email)),
    ...nonEmpty(phones).map((phone) => eb("phone_number", "=", phone)),
  ]);
}

/**
 * Ids of requests in which a person of the case has one of these contacts, and of the requests into
 * which those, or requests whose writer has one, were merged.
 */
export async function linkedRequestIds(db: Queryable, contacts: ContactDetails): Promise<string[]> {
  const people = await db
    .selectFrom("request_contacts")
    .select("request_id")
    .where((is) =>
      is.or([
        ...nonEmpty(contacts.emails).map((email) => is("email", "=", email)),
        ...nonEmpty(contacts.phones).map((phone) => is("phone", "=", phone)),
      ]),
    )
    .execute();
  const ids = [...new Set(people.map(({ request_id }) => request_id))];
  const mergeTargetsOf = (condition: Expression<SqlBool>) =>
    db
      .selectFrom("requests")
      .select("merged_into")
      .where(condition)
      .where("merged_into", "is not", null)
      .execute();
  const all = new Set(ids);
  const parts = eb.or([hasContact(contacts), ...ids.map((id) => eb("id", "=", id))]);
  for (let rows = await mergeTargetsOf(parts); rows.length > 0; ) {
    const fresh = rows.flatMap((row) => row.merged_into ?? []).filter((id) => !all.has(id));
    for (const id of fresh) all.add(id);
    rows = fresh.length > 0 ? await mergeTargetsOf(eb("id", "in", fresh)) : [];
  }
  return [...all];
}
