import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { personalColumns } from "#db/schema";
import { collectConsents } from "~/features/papers/consents.server";
import { collectPapers } from "~/features/papers/documents.server";
import type { Person } from "~/features/sessions/person";
import { isOnPage, paperEventKinds } from "./history";
import { publicRequestColumns } from "./status/opened.server";

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Schema, "requests">();

/** Condition for the requests that a person may see; there are none until the person's address is confirmed. */
function isOwn(person: Pick<Person, "id" | "email" | "emailVerified">): Condition {
  const belongsToPerson = eb.or([
    eb("user_id", "=", person.id),
    // submitted without logging in, with the confirmed address
    eb.and([eb("user_id", "is", null), eb("email", "=", person.email)]),
  ]);
  if (person.emailVerified) return belongsToPerson;
  const matchesNothing = eb("id", "is", null);
  return eb.and([belongsToPerson, matchesNothing]);
}

export type OwnRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

/** Newest first. */
export function listOwnRequests(db: Queryable, person: Person) {
  return ownRequests(db, person)
    .select(publicRequestColumns)
    .select(["destination_country as destination", "tell_us_more as words"])
    .select(survivor(person).as("survivorReference"))
    .orderBy("received_at", "desc")
    .execute();
}

export async function findOwnRequest(db: Queryable, person: Person, reference: string) {
  return ownRequests(db, person)
    .select(["id", "reference"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

/** Reference of the request into which this one was merged; null if none, or if that is another person's. */
function survivor(person: Person) {
  return eb
    .selectFrom("requests as survivor")
    .whereRef("survivor.id", "=", "requests.merged_into")
    .where(isOwn(person))
    .select("survivor.reference");
}

/** A person's requests for a data download, with histories as the family wrote or can read them. */
export async function collectRequests(db: Queryable, person: Person) {
  const requests = await ownRequests(db, person)
    .select(["id", ...personalColumns.requests.download])
    .orderBy("received_at")
    .execute();
  return Promise.all(
    requests.map(async ({ id, ...request }) => ({
      id,
      request,
      partners: await db
        .selectFrom("request_partners")
        .select(personalColumns.request_partners.download)
        .where("request_id", "=", id)
        .orderBy("asked_on")
        .execute(),
      history: await collectHistory(db, id),
      ...(await collectAccess(db, id)),
      ...(await collectConsents(db, id)),
      ...(await collectPapers(db, id)),
    })),
  );
}

/** Histories without coordinators' notes, and without texts from or to other people of the case. */
async function collectHistory(db: Queryable, id: string) {
  const events = await db
    .selectFrom("request_events")
    .select([...personalColumns.request_events.download, "id", "undoes"])
    .where("request_id", "=", id)
    .where((is) =>
      is.or([
        is("kind", "in", ["sent", "move", "reply", "kind", "undo", ...paperEventKinds]),
        is.and([is("kind", "in", ["family", "correction"]), is("by", "=", "family")]),
      ]),
    )
    .where((is) => is.or([is("field", "is", null), is("field", "!=", "contact")]))
    .orderBy("at")
    .execute();
  const undoneIds = events.map(({ undoes }) => undoes);
  return events.map(({ id, undoes, ...event }) => {
    const isShown = isOnPage(event) || event.kind === "paper-refused";
    const hasWords = event.by === "family" || (isShown && !undoneIds.includes(id));
    return hasWords ? event : { ...event, words: "" };
  });
}

/** Links, devices and notices of the writer alone, and all watch links of the case. */
async function collectAccess(db: Queryable, id: string) {
  return {
    links: await db
      .selectFrom("request_links")
      .select(personalColumns.request_links.download)
      .where("request_id", "=", id)
      .where("contact_id", "is", null)
      .orderBy("created_at")
      .execute(),
    devices: await db
      .selectFrom("request_sessions")
      .select(personalColumns.request_sessions.download)
      .where("request_id", "=", id)
      .where("contact_id", "is", null)
      .orderBy("created_at")
      .execute(),
    notices: await db
      .selectFrom("notices")
      .innerJoin("request_events", "request_events.id", "event_id")
      .select(personalColumns.notices.download.map((name) => `notices.${name}` as const))
      .where("notices.request_id", "=", id)
      .where((is) => is.or([is("field", "is", null), is("field", "!=", "contact")]))
      .orderBy("created_at")
      .execute(),
    watchLinks: await db
      .selectFrom("watch_links")
      .select(personalColumns.watch_links.download)
      .where("request_id", "=", id)
      .orderBy("created_at")
      .execute(),
  };
}

/** Assigns requests sent with a newly confirmed address to the account that has this address. */
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

/** Maximum number of requests on an account's page. */
const MAX_SHOWN = 100;

/** Newest requests of an account, including those submitted with its address without logging in. */
export function requestsOfAccount(db: Queryable, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom("requests")
    .select(["id", "kind", "reference", "status", "received_at as receivedAt"])
    .where(isOwn({ id, email, emailVerified: true }))
    .orderBy("received_at", "desc")
    .limit(MAX_SHOWN)
    .execute();
}

export function ownRequests(db: Queryable, person: Person) {
  return db.selectFrom("requests").where(isOwn(person));
}
