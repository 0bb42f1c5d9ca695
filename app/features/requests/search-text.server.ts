import type { Queryable } from "#db/connection.server";
import { requestSearchText } from "#db/search-text";
import { partnerNames } from "./partners.server";

/**
 * Texts to search in addition to a request's facts: names of partners; names, phones and emails of
 * people; what the family wrote on its page.
 */
export async function additionalSearchTexts(trx: Queryable, id: string): Promise<string[]> {
  const people = await trx
    .selectFrom("request_contacts")
    .select(["name", "phone", "email"])
    .where("request_id", "=", id)
    .orderBy("created_at")
    .execute();
  const partners = await partnerNames(trx, id);
  const pageMessages = await trx
    .selectFrom("request_events")
    .select("words")
    .where("request_id", "=", id)
    .where("kind", "=", "family")
    .where("words", "!=", "")
    .orderBy("at")
    .execute();
  return [
    ...partners,
    ...people.flatMap(({ name, phone, email }) => [name, phone, email]),
    ...pageMessages.map(({ words }) => words),
  ];
}

/** Rebuilds a request's search text. */
export async function refreshSearchText(trx: Queryable, id: string): Promise<void> {
  const row = await trx
    .selectFrom("requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const search_text = requestSearchText(row, await additionalSearchTexts(trx, id));
  await trx.updateTable("requests").set({ search_text }).where("id", "=", id).execute();
}
