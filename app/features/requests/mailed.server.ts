import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { isClosed } from "./life";
import { clockOf } from "./promise";

/** A request as far as a mail about it goes: who sent it, and how the promise stands. */
export interface MailedRequest {
  id: string;
  kind: RequestKind;
  reference: string;
  /** Empty where it was erased, as the address and the number are. */
  name: string;
  email: string;
  /** E.164; empty where none was given. */
  phone: string;
  language: Language;
  urgent: boolean;
  /** ISO 8601 UTC. */
  receivedAt: string;
  dueAt: string;
  /** Nobody has replied, somebody still should, and the promised time still runs. */
  awaitsReply: boolean;
}

/** Those of the requests that are still kept, as far as a mail about them goes. */
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
    ])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ urgent, status, repliedAt, ...row }) => ({
    ...row,
    urgent: isSet(urgent),
    awaitsReply: clockOf({ ...row, repliedAt, open: !isClosed(status) }, now).state === "due",
  }));
}
