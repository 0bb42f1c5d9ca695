import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { personalColumns } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { recordErasures } from "~/features/audit/erasures.server";
import { eraseMailsAbout } from "~/features/mail/mail-sweep.server";
import { erasePapersOf } from "~/features/papers/paper-files.server";
import { removeErasedParts } from "~/features/papers/part-storage.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { sweep } from "~/server/sweep.server";
import { notifyOfErasure } from "./arrival.server";
import { startUncountedClock } from "./clock-starts.server";
import { refreshClockColumns } from "./clocks.server";
import { eraseFamilyAccess } from "./family-access.server";
import { findErasable } from "./find.server";
import { writeEvent } from "./history.server";
import { isClosed } from "./life";
import { lastMergeOf } from "./merges.server";
import { writeMove } from "./moves.server";
import { ownRequests } from "./own.server";
import { eraseContacts } from "./request-contacts.server";
import type { RequestKey } from "./request-key";
import { heldFromOf } from "./undo.server";

/**
 * Erases one request's text and mails (locales/en/privacy.ts, "How to have it erased"). Its reference and times
 * remain for the figures. Repeated calls change nothing.
 *
 * @param actorId the account; null if the family erases it on its own page
 */
export async function eraseRequest(
  context: Context,
  actorId: string | null,
  id: string,
): Promise<"done" | "missing"> {
  const now = context.now();
  const outcome = await inTransaction(context.db, async (trx) => {
    const found = await findErasable(trx, id);
    if (!found) return "missing" as const;
    if (found.isErased) return "done" as const;
    const erased = await eraseRequests(trx, [id], now);
    const mail = await eraseMailsAbout(trx, [id]);
    await recordErasures(trx, { request: [id], mail }, now);
    const entry = { kind: "request-erased", actorId, subjectId: null, requestId: id } as const;
    // the activity log's name for a family
    const detail = actorId === null ? "user" : "";
    await audit(trx, { ...entry, network: context.clientAddress, detail }, now);
    await notifyOfErasure(trx, context, erased);
    return "erased" as const;
  });
  if (outcome !== "erased") return outcome;
  context.wakeBackups?.();
  context.wakeOutbox();
  await removeErasedParts(context);
  await sweep(context);
  return "done";
}

export interface ErasedRequests {
  ids: string[];
  /** Erased requests that were still open. */
  open: RequestKey[];
  /** References of requests that were merged into an erased one and are now separate again. */
  returned: string[];
}

/**
 * Erases a person's requests and unlinks them from the account. Open ones are closed; requests merged into them
 * become separate again. The figures still need the references and times.
 */
export async function eraseRequestsOf(
  trx: Queryable,
  person: Person,
  now: Date,
): Promise<ErasedRequests> {
  const rows = await ownRequests(trx, person).select("id").execute();
  return eraseRequests(
    trx,
    rows.map(({ id }) => id),
    now,
  );
}

/** Erases requests by id, except those that are already erased. */
export async function eraseRequests(
  trx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ErasedRequests> {
  const open: RequestKey[] = [];
  for (const id of ids) {
    const openRequest = await eraseRow(trx, id, now);
    if (openRequest) open.push(openRequest);
  }
  const returned: string[] = [];
  for (const { id } of open) returned.push(...(await separateMerged(trx, id, now)));
  return { ids: [...ids], open, returned };
}

/**
 * Erases a request, its people, papers and texts, and closes it if it is open.
 *
 * @returns the request if it was open
 */
async function eraseRow(trx: Queryable, id: string, now: Date): Promise<RequestKey | null> {
  const row = await trx
    .selectFrom("requests")
    .select(["kind", "status", "held_from"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, status } = row;
  const at = now.toISOString();
  const isOpen = !isClosed(status);
  await trx
    .updateTable("requests")
    .set((eb) => ({
      ...personalColumns.requests.erased,
      content_hash: id,
      status: isOpen ? "cancelled" : status,
      held_from: isOpen ? null : row.held_from,
      erased_at: at,
      updated_at: at,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("request_events")
    .set(personalColumns.request_events.erased)
    .where("request_id", "=", id)
    .execute();
  await trx.deleteFrom("request_partners").where("request_id", "=", id).execute();
  await eraseFamilyAccess(trx, id);
  await erasePapersOf(trx, id);
  await eraseContacts(trx, id, now);
  const closing = isOpen ? ({ from: status, to: "cancelled" } as const) : {};
  await writeEvent(trx, { requestId: id, kind: "erased", at: now, actor: null, ...closing });
  return isOpen ? { kind, id } : null;
}

/**
 * Separates the requests that were merged into an erased one. Answered ones wait again, because the
 * request with the answer is erased.
 *
 * @returns their references
 */
async function separateMerged(trx: Queryable, into: string, now: Date): Promise<string[]> {
  const parts = await trx
    .selectFrom("requests")
    .select(["id", "reference", "erased_at"])
    .where("merged_into", "=", into)
    .execute();
  const returned: string[] = [];
  for (const { id, reference, erased_at } of parts) {
    if (erased_at !== null) {
      returned.push(...(await separateMerged(trx, id, now)));
      continue;
    }
    const merge = await lastMergeOf(trx, id, into);
    if (!merge?.from_status) continue;
    const heldFrom = merge.from_status === "on_hold" ? await heldFromOf(trx, id) : null;
    await writeMove(
      trx,
      null,
      {
        id: randomUUID(),
        requestId: id,
        from: "duplicate",
        to: merge.from_status,
        heldFrom,
        words: "",
        undoes: merge.id,
      },
      now,
    );
    await trx.updateTable("requests").set({ merged_into: null }).where("id", "=", id).execute();
    await refreshClockColumns(trx, id, now);
    const { replied_at } = await trx
      .selectFrom("requests")
      .select("replied_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (replied_at !== null) await startUncountedClock(trx, id, now);
    returned.push(reference);
  }
  return returned;
}
