import type { Queryable } from "#db/connection.server";
import { startClock } from "./clock-starts.server";
import { hasContact, linkedRequestIds } from "./contact-matches.server";
import { writeEvent } from "./history.server";
import { openStatuses } from "./life";
import { copyContacts } from "./request-contacts.server";

export interface ArrivedRequest {
  id: string;
  reference: string;
  /** Empty for a call-back, which is matched by number alone. */
  email: string;
  /** E.164; empty if none was given. */
  phone: string;
  isFlood: boolean;
}

/**
 * Writes a new request's first event and starts its clock. An open request of the family waits
 * again. The sender does not learn this: anybody can type a number.
 */
export async function recordArrival(
  trx: Queryable,
  request: ArrivedRequest,
  at: Date,
): Promise<void> {
  const { id, reference, isFlood } = request;
  await writeEvent(trx, { requestId: id, kind: "sent", at, actor: null, to: "received" });
  const earlier = await newestOpenOf(trx, request);
  await startClock(trx, { id, earlierId: earlier, isFlood }, at);
  if (!earlier) return;
  if (!isFlood) await copyContacts(trx, earlier, { id, isMerged: false }, at);
  const other = { id, reference };
  await writeEvent(trx, { requestId: earlier, kind: "family", at, actor: null, other });
}

/** The newest other open request of the same family. */
async function newestOpenOf(
  trx: Queryable,
  { id, email, phone }: ArrivedRequest,
): Promise<string | null> {
  const contacts = { emails: [email], phones: [phone] };
  const linkedIds = await linkedRequestIds(trx, contacts);
  const newest = await trx
    .selectFrom("requests")
    .select("id")
    .where((is) => is.or([hasContact(contacts), ...linkedIds.map((one) => is("id", "=", one))]))
    .where("status", "in", openStatuses)
    .where("id", "!=", id)
    .orderBy("received_at", "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? null;
}
