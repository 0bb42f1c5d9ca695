import type { Queryable } from "#db/connection.server";
import type { RequestKind } from "#db/tables/requests";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findCompany } from "~/features/company/company.server";
import { findAccountById } from "~/features/identity/accounts.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { coordinatorHandedOverMail } from "~/features/mail/request-mails.server";
import { defaultLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { leaveFlood } from "./clock-counts.server";
import { type Actor, actorName, writeEvent } from "./history.server";

export interface Assignment {
  /** Id of the new owner; null gives the request back. */
  to: string | null;
  /** Id of the owner shown when the button was pressed; null for nobody. */
  seen: string | null;
  /** Note for the new owner; empty if there is none. */
  note?: string;
}

export type AssignmentResult =
  | { outcome: "done" }
  | { outcome: "missing" }
  /** Somebody else was faster. `by` is the new owner's name; null if the request was given back. */
  | { outcome: "taken"; by: string | null }
  | { outcome: "no-coordinator" };

/**
 * Takes, hands over or gives back a request, with a history event and an audit event. A new owner
 * other than the actor gets a mail. Repeated calls change nothing.
 */
export async function assign(
  context: Context,
  actor: Actor,
  id: string,
  assignment: Assignment,
): Promise<AssignmentResult> {
  const result = await inTransaction(context.db, (trx) =>
    writeAssignment(trx, context, actor, id, assignment),
  );
  context.wakeOutbox();
  return result;
}

async function writeAssignment(
  trx: Queryable,
  context: Context,
  actor: Actor,
  id: string,
  { to, seen, note = "" }: Assignment,
): Promise<AssignmentResult> {
  const request = await findRequest(trx, id);
  if (!request) return { outcome: "missing" };
  const current = request.assigned_to;
  if (current === to) return { outcome: "done" };
  if (current !== seen) return { outcome: "taken", by: await nameOf(trx, current) };
  const account = to === null ? null : await findAccountById(trx, to);
  if (to !== null && (account?.role !== "admin" || account.disabled)) {
    return { outcome: "no-coordinator" };
  }
  await writeAssignee(trx, context, actor, { requestId: id, assignee: account, words: note });
  if (account && account.id !== actor.id) {
    await mailHandOver(trx, context, { ...request, requestId: id, to: account.email, note });
  }
  return { outcome: "done" };
}

/** Assigns an unowned request to the coordinator who acts on it, in the same transaction. @param id of the event */
export function assignToActor(
  trx: Queryable,
  context: Context,
  actor: Actor,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  return writeAssignee(trx, context, actor, { id, requestId, assignee: actor, words: "" });
}

/** Undoes an act's assignment, unless the request has another owner by now. */
export async function undoAssignment(trx: Queryable, requestId: string, eventId: string) {
  await trx
    .updateTable("requests")
    .set({ assigned_to: null })
    .where("id", "=", requestId)
    .where((is) =>
      is(
        "assigned_to",
        "=",
        is.selectFrom("request_events").select("assignee_id").where("id", "=", eventId),
      ),
    )
    .execute();
}

/** The mail is in English and contains neither the family's name nor its text. */
async function mailHandOver(
  trx: Queryable,
  context: Context,
  handOver: { kind: RequestKind; reference: string; requestId: string; to: string; note: string },
): Promise<void> {
  const company = await findCompany(trx, defaultLanguage);
  const { publicUrl } = context.env;
  await enqueueMail(
    trx,
    coordinatorHandedOverMail({ ...handOver, publicUrl, company }),
    context.now(),
  );
}

async function nameOf(trx: Queryable, id: string | null): Promise<string | null> {
  const account = id === null ? null : await findAccountById(trx, id);
  return account && actorName(account);
}

function findRequest(trx: Queryable, id: string) {
  return trx
    .selectFrom("requests")
    .select(["assigned_to", "kind", "reference"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Changes the owner, and takes the request out of its flood. */
async function writeAssignee(
  trx: Queryable,
  context: Context,
  actor: Actor,
  event: { id?: string; requestId: string; assignee: Actor | null; words: string },
): Promise<void> {
  const { requestId, assignee } = event;
  const now = context.now();
  const columns = { assigned_to: assignee?.id ?? null, updated_at: now.toISOString() };
  await trx.updateTable("requests").set(columns).where("id", "=", requestId).execute();
  await leaveFlood(trx, requestId);
  await writeEvent(trx, { ...event, kind: "assign", at: now, actor });
  await audit(
    trx,
    {
      kind: assignee === null ? "request-given-back" : "request-assigned",
      actorId: actor.id,
      subjectId: assignee?.id ?? null,
      network: context.clientAddress,
      requestId,
    },
    now,
  );
}
