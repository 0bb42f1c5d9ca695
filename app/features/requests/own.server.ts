import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/personal-columns";
import type { Schema } from "#db/schema";
import type { Person } from "~/features/sessions/person";
import { openedColumns, unmailed } from "./status/opened.server";

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Schema, "requests">();

/** The requests that a person may see as their own: none until the address is confirmed. */
function isOwn(person: Pick<Person, "id" | "email" | "emailVerified">): Condition {
  const isTheirs = eb.or([
    eb("user_id", "=", person.id),
    // sent after the confirmation, by somebody who was not signed in
    eb.and([eb("user_id", "is", null), eb("email", "=", person.email)]),
  ]);
  return person.emailVerified ? isTheirs : eb.and([isTheirs, eb("id", "is", null)]);
}

/** A request as its family sees it in a list. */
export type OwnRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

/** The newest first. */
export function listOwnRequests(db: Queryable, person: Person) {
  return ownRequests(db, person)
    .select(openedColumns)
    .select(["destination_country as destination", "tell_us_more as words"])
    .select(survivor(person, "reference").as("keptReference"))
    .select(survivor(person, "kind").as("keptKind"))
    .orderBy("received_at", "desc")
    .execute();
}

/** One of them that has a page of its own, as its status page has it. */
export async function findOwnRequest(db: Queryable, person: Person, reference: string) {
  const found = await ownRequests(db, person)
    .select(openedColumns)
    .select(survivor(person, "reference").as("keptReference"))
    .select(survivor(person, "kind").as("keptKind"))
    .where("reference", "=", reference)
    // all of a message stands in the list
    .where("kind", "!=", "message")
    .executeTakeFirst();
  return found && unmailed(db, found);
}

/** Reference of the request that it was merged into, if that is theirs, too: another relative's is not told. */
function survivor<Column extends "reference" | "kind">(person: Person, column: Column) {
  return eb
    .selectFrom("requests as kept")
    .whereRef("kept.id", "=", "requests.merged_into")
    .where(isOwn(person))
    .select(`kept.${column}`);
}

/** All of them for the family's own copy, and their histories but for what coordinators keep for each other. */
export async function collectRequests(db: Queryable, person: Person) {
  const requests = await ownRequests(db, person)
    .select(["id", ...personalColumns.requests.download])
    .orderBy("received_at")
    .execute();
  return Promise.all(
    requests.map(async ({ id, ...request }) => ({
      id,
      request,
      history: await db
        .selectFrom("request_events")
        .select(personalColumns.request_events.download)
        .where("request_id", "=", id)
        .where("kind", "in", ["sent", "move", "reply", "kind", "undo"])
        .orderBy("at")
        .execute(),
    })),
  );
}

/** Requests sent with an address that nobody had proven: the account's once it is confirmed. */
export async function claimRequests(
  db: Queryable,
  owner: Pick<Person, "id" | "email">,
): Promise<void> {
  await db
    .updateTable("requests")
    .set({ user_id: owner.id })
    .where("email", "=", owner.email)
    .where("user_id", "is", null)
    .execute();
}

/** Most that the page of an account shows. */
const SHOWN = 100;

/** The newest requests of an account, and those sent with its address by somebody not signed in. */
export function requestsOfAccount(db: Queryable, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom("requests")
    .select(["id", "kind", "reference", "status", "received_at as receivedAt"])
    .where(isOwn({ id, email, emailVerified: true }))
    .orderBy("received_at", "desc")
    .limit(SHOWN)
    .execute();
}

export function ownRequests(db: Queryable, person: Person) {
  return db.selectFrom("requests").where(isOwn(person));
}
