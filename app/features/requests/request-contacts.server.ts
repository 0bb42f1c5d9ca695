import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { withdrawMails } from "~/features/mail/outbox.server";
import type { RequestContact } from "./request-contact";
import { refreshSearchText } from "./search-text.server";

/** People of a case besides its writer, in the order in which they were added. */
export async function peopleOfCase(db: Queryable, id: string): Promise<RequestContact[]> {
  return db
    .selectFrom("request_contacts")
    .leftJoin("requests as source", "source.id", "request_contacts.from_request")
    .select(["request_contacts.id", "name", "request_contacts.relation", "phone"])
    .select(["request_contacts.email", "request_contacts.language", "may_know as mayKnow", "note"])
    .select(["request_contacts.version", "source.reference as from"])
    .where("request_id", "=", id)
    .orderBy("created_at")
    .orderBy("request_contacts.id")
    .execute();
}

/**
 * A case with more people gets no copies from later requests, because anybody can write with a
 * family's number.
 */
const MAX_PEOPLE_FOR_COPIES = 10;

/**
 * Copies the people of a merged or later request into a case, without numbers and addresses that the case already has.
 *
 * @param from `isMerged`: false if it may be another family; the people may then be told nothing yet
 */
export async function copyContacts(
  trx: Queryable,
  into: string,
  from: { id: string; isMerged: boolean },
  at: Date,
): Promise<void> {
  const people = await writerAndPeopleOf(trx, into);
  if (!from.isMerged && people.length > MAX_PEOPLE_FOR_COPIES) return;
  const knownWays = new Set(people.flatMap(({ phone, email }) => [phone, email]));
  for (const { phone, email, ...person } of await writerAndPeopleOf(trx, from.id)) {
    const newWays = {
      phone: knownWays.has(phone) ? "" : phone,
      email: knownWays.has(email) ? "" : email,
    };
    if (newWays.phone === "" && newWays.email === "") continue;
    for (const way of [phone, email]) knownWays.add(way);
    await trx
      .insertInto("request_contacts")
      .values({
        ...person,
        ...newWays,
        may_know: from.isMerged ? person.may_know : "nothing",
        id: randomUUID(),
        request_id: into,
        from_request: from.id,
        version: 1,
        created_at: at.toISOString(),
      })
      .execute();
  }
  await refreshSearchText(trx, into);
}

/** The writer first, then the other people. */
async function writerAndPeopleOf(trx: Queryable, id: string) {
  const { full_name, phone_number, ...writer } = await trx
    .selectFrom("requests")
    .select(["full_name", "phone_number", "email", "language", "relation"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const others = await trx
    .selectFrom("request_contacts")
    .select(["name", "relation", "phone", "email", "language", "may_know", "note"])
    .where("request_id", "=", id)
    .orderBy("created_at")
    .execute();
  const writerAsPerson = {
    ...writer,
    name: full_name,
    relation: writer.relation ?? "",
    phone: phone_number,
    may_know: "all" as const,
    note: "",
  };
  return [writerAsPerson, ...others];
}

/** Removes the people that a merge copied, when the merge is undone. @param since time of the merge */
export async function removeCopiedContacts(
  trx: Queryable,
  id: string,
  from: string,
  since: string,
): Promise<void> {
  await trx
    .deleteFrom("request_contacts")
    .where("request_id", "=", id)
    .where("from_request", "=", from)
    .where("created_at", ">=", since)
    .execute();
  await refreshSearchText(trx, id);
}

/** Erases the people of an erased request, and their copies in other requests. */
export async function eraseContacts(trx: Queryable, request: string, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom("request_contacts")
    .select(["id", "request_id"])
    .where((is) => is.or([is("request_id", "=", request), is("from_request", "=", request)]))
    .execute();
  for (const { id, request_id } of rows) {
    await eraseContact(trx, id, now);
    if (request_id !== request) await refreshSearchText(trx, request_id);
  }
}

/** Repeats the removal of a person after a restore. */
export async function eraseContactAgain(trx: Queryable, id: string, at: Date): Promise<void> {
  const row = await trx
    .selectFrom("request_contacts")
    .select("request_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  await eraseContact(trx, id, at);
  await refreshSearchText(trx, row.request_id);
}

/** @returns ids of the events whose mails to the person are no longer sent */
export async function eraseContact(trx: Queryable, id: string, now: Date): Promise<string[]> {
  const stopped = await stopMailsTo(trx, id, now);
  await trx.deleteFrom("request_contacts").where("id", "=", id).execute();
  return stopped;
}

/** Withdraws unsent mails to this person. @returns ids of their events */
export async function stopMailsTo(trx: Queryable, id: string, now: Date): Promise<string[]> {
  const replies = await trx
    .selectFrom("request_events")
    .select("id")
    .where("kind", "=", "reply")
    .where("field", "=", "contact")
    .where("new_value", "=", id)
    .where("request_id", "in", (requests) =>
      requests.selectFrom("request_contacts").select("request_id").where("id", "=", id),
    )
    .execute();
  return withdrawMails(
    trx,
    replies.map((event) => event.id),
    now,
  );
}
