import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind, RequestStatus } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { contactsOf, mergedInto } from "./duplicates.server";
import { isClosed } from "./life";
import { clockOf } from "./promise";

/** Columns of a request that are needed for its mails. */
export interface MailedRequest {
  id: string;
  kind: RequestKind;
  reference: string;
  /** Empty once the request is erased, like `email` and the number. */
  name: string;
  email: string;
  /** E.164; empty if none was given. */
  phone: string;
  language: Language;
  status: RequestStatus;
  heldFrom: RequestStatus | null;
  urgent: boolean;
  /** ISO 8601 UTC. */
  receivedAt: string;
  dueAt: string;
  /** True if a reply is owed and not overdue. */
  isPromiseRunning: boolean;
  /** Assigned coordinator. */
  assignedTo: string | null;
}

/** The requests that still exist, with the columns that mails need. */
export async function mailedRequests(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<MailedRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("requests")
    .select([
      "id",
      "kind",
      "reference",
      "full_name as name",
      "email",
      "phone_number as phone",
      "language",
      "urgent",
      "status",
      "held_from as heldFrom",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "assigned_to as assignedTo",
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ urgent, status, repliedAt, ...row }) => ({
    ...row,
    status,
    urgent: isSet(urgent),
    isPromiseRunning: clockOf({ ...row, repliedAt, open: !isClosed(status) }, now).state === "due",
  }));
}

/** A person who gets an answer. */
export interface Recipient {
  /** Empty if there is none, like the phone number. */
  email: string;
  /** E.164. */
  phone: string;
  language: Language;
  /** True for the writer and people who may know all: they can open the family's page. */
  hasPage: boolean;
}

/**
 * Finds the writer, with a merged request's email if this one has none, or a person of the case;
 * null if that person was removed or may be told nothing.
 *
 * @param to id of the person; if missing or empty, the writer
 */
export async function recipientOf(
  db: Queryable,
  { id, ...writer }: { id: string } & Pick<Recipient, "email" | "phone" | "language">,
  to: string | undefined,
): Promise<Recipient | null> {
  if (to) return contactAsRecipient(db, id, to);
  const email = writer.email || (contactsOf(await mergedInto(db, id)).emails[0] ?? "");
  return { ...writer, email, hasPage: true };
}

/** Finds a person of the case; null if the person was removed or may be told nothing. */
export async function contactAsRecipient(
  db: Queryable,
  requestId: string,
  id: string,
): Promise<Recipient | null> {
  const row = await db
    .selectFrom("request_contacts")
    .select(["email", "phone", "language", "may_know"])
    .where("id", "=", id)
    .where("request_id", "=", requestId)
    .where("may_know", "!=", "nothing")
    .executeTakeFirst();
  if (!row) return null;
  const { may_know, ...person } = row;
  return { ...person, hasPage: may_know === "all" };
}

/**
 * `no-person`: the person was removed, or may be told nothing; `no-page`: may know only the steps, and the email
 * lacks the text; `no-address`: the text cannot be mailed.
 */
export type WritingRefusal = "no-person" | "no-page" | "no-address";

/** The reason why a text cannot be sent to a person; null if it can. */
export function writingRefusal(
  to: Recipient | null,
  { mailWords = false }: { mailWords?: boolean },
): WritingRefusal | null {
  if (!to) return "no-person";
  if (!to.hasPage && !mailWords) return "no-page";
  return mailWords && to.email === "" ? "no-address" : null;
}
