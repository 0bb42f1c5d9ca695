import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { type ContactDetails, hasContact, linkedRequestIds } from "./contact-matches.server";
import { factsOf } from "./fact-rows.server";
import type { Facts } from "./facts";
import { openStatuses } from "./life";
import { nameColumn } from "./words.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Requests that arrived further apart are not suggested as duplicates. */
const DUPLICATE_DAYS = 14;
/** Maximum number of results; the search finds the others. */
const MAX_RESULTS = 10;

export interface PossibleDuplicate {
  id: string;
  reference: string;
  kind: RequestKind;
  /** Empty for a call-back without a name. */
  fullName: string;
  /** E.164; empty if none was given. */
  phoneNumber: string;
  status: RequestStatus;
  receivedAt: string;
  version: number;
}

const COLUMNS = [
  "id",
  "reference",
  "kind",
  nameColumn().as("fullName"),
  "phone_number as phoneNumber",
  "status",
  "received_at as receivedAt",
  "version",
] as const;

/** Requests from within 14 days that have one of these contacts, also through a person or a merge; newest first. */
export async function possibleDuplicates(
  db: Queryable,
  { id, receivedAt, ...contacts }: ContactDetails & { id: string; receivedAt: string },
): Promise<PossibleDuplicate[]> {
  const days = DUPLICATE_DAYS * DAY_MS;
  const linkedIds = await linkedRequestIds(db, contacts);
  const at = (ms: number) => new Date(Date.parse(receivedAt) + ms).toISOString();
  return (
    db
      .selectFrom("requests")
      .select(COLUMNS)
      .where((is) => is.or([hasContact(contacts), ...linkedIds.map((one) => is("id", "=", one))]))
      .where("id", "!=", id)
      // prevents SQLite from using the column's index, which matches nearly all requests
      .where(sql`coalesce(merged_into, '')`, "=", "")
      .where("received_at", ">=", at(-days))
      .where("received_at", "<=", at(days))
      .where("erased_at", "is", null)
      .orderBy("received_at", "desc")
      .limit(MAX_RESULTS)
      .execute()
  );
}

/** Open requests that have one of these contacts, also through a person or a merge; newest first. */
export async function openWithContacts(
  db: Queryable,
  contacts: ContactDetails,
): Promise<PossibleDuplicate[]> {
  const linkedIds = await linkedRequestIds(db, contacts);
  return db
    .selectFrom("requests")
    .select(COLUMNS)
    .where((is) => is.or([hasContact(contacts), ...linkedIds.map((one) => is("id", "=", one))]))
    .where("status", "in", openStatuses)
    .orderBy("received_at", "desc")
    .limit(MAX_RESULTS)
    .execute();
}

/** A merged request with everything that the family wrote. */
export interface MergedRequest extends Facts {
  id: string;
  reference: string;
  kind: RequestKind;
  language: Language;
  receivedAt: string;
}

/** Requests that were merged into this one, directly or through others. */
export async function mergedInto(db: Queryable, id: string): Promise<MergedRequest[]> {
  const all: MergedRequest[] = [];
  for (let ids = [id]; ids.length > 0; ) {
    const rows = await db
      .selectFrom("requests")
      .selectAll()
      .where("merged_into", "in", ids)
      .orderBy("received_at", "desc")
      .execute();
    const fresh = rows.filter((row) => row.id !== id && !all.some((known) => known.id === row.id));
    for (const row of fresh) {
      const { id, reference, kind, language, received_at: receivedAt } = row;
      all.push({ id, reference, kind, language, receivedAt, ...factsOf(row) });
    }
    ids = fresh.map((row) => row.id);
  }
  return all;
}

/** Distinct numbers and addresses of these requests. */
export function contactsOf(
  all: readonly { email: string; phoneNumber: string }[],
): Record<keyof ContactDetails, string[]> {
  const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== "");
  return {
    emails: distinct(all.map(({ email }) => email)),
    phones: distinct(all.map(({ phoneNumber }) => phoneNumber)),
  };
}

/** Columns of a request that a merge needs. */
export type MergeCandidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

export function findCandidate(db: Queryable, id: string) {
  return db
    .selectFrom("requests")
    .select([
      ...COLUMNS,
      "email",
      "urgent",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "again_at as againAt",
      "again_why as againWhy",
      "link_wanted_at as linkWantedAt",
      "merged_into as mergedInto",
      "erased_at as erasedAt",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}
