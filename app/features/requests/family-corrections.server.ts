import { inTransaction } from "#db/transactions";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { changedFacts, correctFacts } from "./corrections.server";
import { typedFacts } from "./fact-fields.server";
import { factsOf } from "./fact-rows.server";
import type { FactKey, Facts } from "./facts";
import { derivedId } from "./history.server";
import { agreedStatuses, isClosed } from "./life";

export interface FamilyCorrection {
  requestId: string;
  /** The facts that the family changed. */
  facts: Partial<Facts>;
  /** All facts as the family's page showed them. */
  seen: Partial<Record<string, unknown>>;
  language: Language;
  /** Idempotency key. */
  formKey: string;
}

export type FamilyCorrectionOutcome =
  | { outcome: "done"; changed: number }
  /** The request is closed or the quote is agreed; nothing was written. */
  | { outcome: "fixed" }
  /** Somebody corrected the same facts meanwhile; nothing was written. `now`: current facts as a page shows them. */
  | { outcome: "conflict"; keys: FactKey[]; now: Record<string, string> };

/** True while the family may correct facts itself. */
export function isCorrectable(status: Parameters<typeof isClosed>[0]): boolean {
  return !isClosed(status) && !agreedStatuses.includes(status);
}

/** Corrects facts for the family, each with an event, and starts no clock. A repeated submission changes nothing. */
export function correctOwnFacts(
  context: Context,
  { requestId, facts, seen, language, formKey }: FamilyCorrection,
): Promise<FamilyCorrectionOutcome> {
  return inTransaction(context.db, async (trx): Promise<FamilyCorrectionOutcome> => {
    const row = await trx
      .selectFrom("requests")
      .selectAll()
      .where("id", "=", requestId)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (!row || !isCorrectable(row.status)) return { outcome: "fixed" };
    const changed = await changedFacts(trx, row, facts, language);
    const now = typedFacts(factsOf(row));
    const keys = changed.map(({ fact }) => fact.key).filter((key) => now[key] !== seen[key]);
    if (keys.length > 0) return { outcome: "conflict", keys, now };
    if (changed.length === 0) return { outcome: "done", changed: 0 };
    // the same form with other values, sent after a step back in the browser, is another correction
    const form = derivedId(formKey, requestId, JSON.stringify(facts));
    await correctFacts(trx, context, null, { row, form, changed }, context.now());
    return { outcome: "done", changed: changed.length };
  });
}
