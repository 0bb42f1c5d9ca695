import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { setClocksSpam } from "./clock-counts.server";
import { changedFacts, writeFacts } from "./corrections.server";
import type { Facts } from "./facts";
import { type Actor, derivedId, isEventWritten, writeEvent } from "./history.server";
import { isClosed } from "./life";

export interface KindChange {
  requestId: string;
  /** The entered facts; a hospital is given by its name in the coordinator's language. */
  facts: Partial<Facts>;
  language: Language;
  seenVersion: number;
  formKey: string;
}

/**
 * `known`: it is a booking already, and the entered facts are not saved; `conflict`: somebody changed or merged it, or
 * undid this change; `missing`: it is not found or erased.
 */
export type KindOutcome = "changed" | "known" | "conflict" | "missing";

/**
 * Makes a message or call-back a booking with the same reference, text and clock. Each newly entered fact becomes a
 * correction in its history. No mail is sent.
 */
export async function changeKind(
  context: Context,
  actor: Actor,
  { requestId, facts, language, seenVersion, formKey }: KindChange,
): Promise<KindOutcome> {
  const id = derivedId(formKey, actor.id, requestId, "kind");
  return inTransaction(context.db, async (trx) => {
    const row = await trx
      .selectFrom("requests")
      .selectAll()
      .where("id", "=", requestId)
      .executeTakeFirst();
    if (!row || row.erased_at !== null) return "missing";
    const { kind, status, version, merged_into, replied_at } = row;
    if (kind === "booking") return (await isEventWritten(trx, id)) ? "changed" : "known";
    // the same form is not applied again after its change was undone
    if (version !== seenVersion || merged_into !== null || (await isEventWritten(trx, id))) {
      return "conflict";
    }
    const now = context.now();
    const changed = await changedFacts(trx, row, facts, language);
    await writeFacts(trx, actor, row, { form: id, changed }, now);
    // a closed message is reopened, because the work on it begins
    const reopenedStatus = replied_at === null ? "received" : "acknowledged";
    const to = kind === "message" && isClosed(status) ? reopenedStatus : status;
    await trx
      .updateTable("requests")
      .set({ kind: "booking", status: to })
      .where("id", "=", requestId)
      .execute();
    if (status === "spam" && to !== status) await setClocksSpam(trx, requestId, null);
    await writeEvent(trx, {
      id,
      requestId,
      kind: "kind",
      at: now,
      actor,
      ...(to === status ? {} : { from: status, to }),
      correction: { field: "kind", oldValue: kind, newValue: "booking" },
    });
    await audit(
      trx,
      {
        kind: "request-kind-changed",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId,
        detail: `${kind} → booking`,
      },
      now,
    );
    return "changed";
  });
}
