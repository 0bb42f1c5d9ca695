import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { contactsOf, mergedInto } from "./duplicates.server";
import { isClosed } from "./life";
import { clockOf } from "./promise";
import { emailOfContact } from "./request-contacts.server";

/** Columns of a request that its mails need. */
export interface MailedRequest {
  id: string;
  kind: RequestKind;
  reference: string;
  /** Empty once erased, like address and number. */
  name: string;
  email: string;
  /** E.164; empty if none was given. */
  phone: string;
  language: Language;
  urgent: boolean;
  /** ISO 8601 UTC. */
  receivedAt: string;
  dueAt: string;
  /** A reply is still owed, and its time still runs. */
  awaitsReply: boolean;
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
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "assigned_to as assignedTo",
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ urgent, status, repliedAt, ...row }) => ({
    ...row,
    urgent: isSet(urgent),
    awaitsReply: clockOf({ ...row, repliedAt, open: !isClosed(status) }, now).state === "due",
  }));
}

/**
 * Address of an email to a family; empty if there is none.
 *
 * @param to id of a person of the case; left out or empty: the writer, also of a merged request
 */
export async function recipientOf(
  db: Queryable,
  { id, email }: { id: string; email: string },
  to: string | undefined,
): Promise<string> {
  if (to) return (await emailOfContact(db, id, to)) ?? "";
  return email || (contactsOf(await mergedInto(db, id)).emails[0] ?? "");
}
