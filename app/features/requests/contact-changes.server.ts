import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { recordErasures } from "~/features/audit/erasures.server";
import type { Context } from "~/server/context";
import { type Actor, derivedId, isEventWritten, writeEvent } from "./history.server";
import type { ContactChange, ContactFacts } from "./request-contact";
import { eraseContact, peopleOfCase, stopMailsTo } from "./request-contacts.server";
import { refreshSearchText } from "./search-text.server";

export interface WantedContact {
  requestId: string;
  /** Id of the person; empty for a new one. */
  contactId: string;
  facts: ContactFacts;
  /** Version of the person that the page showed. */
  seenVersion: number;
  formKey: string;
}

/** `stopped`: number of waiting mails to the person that are no longer sent. */
export type ContactOutcome =
  | { outcome: "done"; stopped: number }
  /** The number or address already belongs to the writer or to another person of this case. */
  | { outcome: "known"; way: "phone" | "email" }
  /** `missing`: no such request; `gone`: the person was removed; `conflict`: somebody else changed them. */
  | { outcome: "missing" | "gone" | "conflict" };

/** Adds or changes a person of a case, with a history event. Submitting the same form again changes nothing. */
export function saveContact(
  context: Context,
  actor: Actor,
  { requestId, contactId, facts, seenVersion, formKey }: WantedContact,
): Promise<ContactOutcome> {
  const event = derivedId(formKey, actor.id, requestId, "contact", contactId);
  return inTransaction(context.db, async (trx) => {
    const request = await findRequest(trx, requestId);
    if (!request) return { outcome: "missing" };
    if (await isEventWritten(trx, event)) return { outcome: "done", stopped: 0 };
    const all = await peopleOfCase(trx, requestId);
    const before = all.find(({ id }) => id === contactId);
    if (contactId !== "" && !before) return { outcome: "gone" };
    if (before && before.version !== seenVersion) return { outcome: "conflict" };
    const others = [request, ...all.filter((one) => one !== before)];
    for (const way of ["phone", "email"] as const) {
      if (facts[way] !== "" && others.some((one) => one[way] === facts[way])) {
        return { outcome: "known", way };
      }
    }
    const now = context.now();
    const { mayKnow: may_know, ...columns } = facts;
    if (before) {
      await trx
        .updateTable("request_contacts")
        .set((is) => ({ ...columns, may_know, version: is("version", "+", 1) }))
        .where("id", "=", before.id)
        .execute();
    } else {
      const row = { id: event, request_id: requestId, from_request: null, version: 1 };
      await trx
        .insertInto("request_contacts")
        .values({ ...row, ...columns, may_know, created_at: now.toISOString() })
        .execute();
    }
    const mustStopMails = before && (before.email !== facts.email || facts.mayKnow === "nothing");
    const stopped = mustStopMails ? await stopMailsTo(trx, before.id, now) : [];
    const change = before ? "changed" : "added";
    await recordChange(trx, context, actor, {
      ...{ id: event, requestId, change, stopped },
      contactId: before?.id ?? event,
    });
    return { outcome: "done", stopped: stopped.length };
  });
}

/** Removes a person of a case for good: a restore from a backup repeats it. Waiting mails are not sent. */
export async function removeContact(
  context: Context,
  actor: Actor,
  { requestId, contactId, seenVersion }: Omit<WantedContact, "facts" | "formKey">,
): Promise<ContactOutcome> {
  const outcome = await inTransaction(context.db, async (trx): Promise<ContactOutcome> => {
    if (!(await findRequest(trx, requestId))) return { outcome: "missing" };
    const contact = (await peopleOfCase(trx, requestId)).find(({ id }) => id === contactId);
    if (!contact) return { outcome: "gone" };
    if (contact.version !== seenVersion) return { outcome: "conflict" };
    const now = context.now();
    const stopped = await eraseContact(trx, contactId, now);
    await recordErasures(trx, { contact: [contactId] }, now);
    const id = derivedId(contactId, "removed");
    await recordChange(trx, context, actor, {
      id,
      requestId,
      contactId,
      change: "removed",
      stopped,
    });
    return { outcome: "done", stopped: stopped.length };
  });
  if (outcome.outcome === "done") context.wakeBackups?.();
  return outcome;
}

/** @returns undefined if the request is missing or erased */
function findRequest(trx: Queryable, id: string) {
  return trx
    .selectFrom("requests")
    .select(["phone_number as phone", "email"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

interface ContactEvent {
  id: string;
  requestId: string;
  contactId: string;
  change: ContactChange;
  stopped: readonly string[];
}

/** The event names the person only by id, so that no personal data remains after the removal. */
async function recordChange(
  trx: Queryable,
  context: Context,
  actor: Actor,
  { id, requestId, contactId, change, stopped }: ContactEvent,
): Promise<void> {
  const now = context.now();
  const correction = { field: change, oldValue: stopped.join(","), newValue: contactId };
  await writeEvent(trx, { id, requestId, kind: "contact", at: now, actor, correction });
  await refreshSearchText(trx, requestId);
  await audit(
    trx,
    {
      kind: "request-contacts-changed",
      actorId: actor.id,
      subjectId: null,
      network: context.clientAddress,
      requestId,
      detail: change,
    },
    now,
  );
}
