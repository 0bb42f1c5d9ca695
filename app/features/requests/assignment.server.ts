import type { Database, Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { findAccountById } from "~/features/accounts/accounts.server";
import { audit } from "~/features/audit/audits.server";
import { leaveFlood } from "./clock-counts.server";
import { type Actor, actorName, writeEvent } from "./history.server";

export interface Assignment {
  /** Id of the new owner, or null to give it back. */
  to: string | null;
  /** Id of the owner on the page that was pressed, or null for nobody. */
  seen: string | null;
  /** Network of the coordinator, as the audit keeps it. */
  network: string;
}

export type AssignmentResult =
  | { outcome: "done" }
  | { outcome: "missing" }
  /** Somebody else was first; `by` is the name, null where it has been given back meanwhile. */
  | { outcome: "taken"; by: string | null }
  /** Nobody who can sign in here as a coordinator. */
  | { outcome: "no-coordinator" };

/**
 * Takes a request (`to` oneself, `seen` null), hands it to another, or gives it back, and notes it in
 * its history and in the audit. To press twice does it once.
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

/** @returns undefined where there is no such request */
async function assigneeOf(trx: Queryable, id: string) {
  const row = await trx
    .selectFrom("requests")
    .select("assigned_to")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.assigned_to;
}

/** Taken out of a flood, it stands in the queue like any other. */
async function writeAssignee(trx: Queryable, id: string, assigned_to: string | null) {
  await trx.updateTable("requests").set({ assigned_to }).where("id", "=", id).execute();
  await leaveFlood(trx, id);
}
