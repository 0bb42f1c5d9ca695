import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findAccountById } from "~/features/identity/accounts.server";
import { leaveFlood } from "./clock-counts.server";
import { type Actor, actorName, writeEvent } from "./history.server";

export interface Assignment {
  /** Id of the new owner; null gives the request back. */
  to: string | null;
  /** Id of the owner shown when the button was pressed; null for nobody. */
  seen: string | null;
  /** The coordinator's network, for the audit. */
  network: string;
}

export type AssignmentResult =
  | { outcome: "done" }
  | { outcome: "missing" }
  /** Somebody else was first. `by` is the new owner's name; null if the request was given back. */
  | { outcome: "taken"; by: string | null }
  | { outcome: "no-coordinator" };

/**
 * Takes a request, hands it over or gives it back, with a history event and an audit event. The same press again
 * changes nothing.
 */
export function assign(
  db: Database,
  actor: Actor,
  id: string,
  assignment: Assignment,
  now: Date,
): Promise<AssignmentResult> {
  return inTransaction(db, (trx) => writeAssignment(trx, actor, id, assignment, now));
}

async function writeAssignment(
  trx: Queryable,
  actor: Actor,
  id: string,
  { to, seen, network }: Assignment,
  now: Date,
): Promise<AssignmentResult> {
  const current = await assigneeOf(trx, id);
  if (current === undefined) return { outcome: "missing" };
  if (current === to) return { outcome: "done" };
  if (current !== seen) return { outcome: "taken", by: await nameOf(trx, current) };
  const account = to === null ? null : await findAccountById(trx, to);
  if (to !== null && (account?.role !== "admin" || account.disabled)) {
    return { outcome: "no-coordinator" };
  }
  await writeAssignee(trx, id, to);
  await writeEvent(trx, { requestId: id, kind: "assign", at: now, actor, assignee: account });
  await audit(
    trx,
    {
      kind: to === null ? "request-given-back" : "request-assigned",
      actorId: actor.id,
      subjectId: to,
      network,
      requestId: id,
    },
    now,
  );
  return { outcome: "done" };
}

async function nameOf(trx: Queryable, id: string | null): Promise<string | null> {
  const account = id === null ? null : await findAccountById(trx, id);
  return account && actorName(account);
}

/** @returns undefined if there is no such request */
async function assigneeOf(trx: Queryable, id: string) {
  const row = await trx
    .selectFrom("requests")
    .select("assigned_to")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.assigned_to;
}

/** Also takes the request out of its flood. */
async function writeAssignee(trx: Queryable, id: string, assigned_to: string | null) {
  await trx.updateTable("requests").set({ assigned_to }).where("id", "=", id).execute();
  await leaveFlood(trx, id);
}
