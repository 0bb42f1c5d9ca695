import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { hospitalName, hospitalNamed } from "~/features/hospitals/hospital-choice.server";
import { keptText } from "~/features/requests/fact-words.server";
import { correctable, type Fact, type Facts } from "~/features/requests/facts";
import { type Actor, entryId } from "~/features/requests/history.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { BookingAnswers } from "./booking";
import { answersOf, columnsOf } from "./booking-row.server";
import { isWritten, writeHistory } from "./history.server";

export interface Correction {
  bookingId: string;
  /** Those that the form asked for; the hospital by its name in the coordinator's language. */
  facts: Partial<Facts>;
  language: Language;
  seenVersion: number;
  formKey: string;
}

export type CorrectionOutcome = "corrected" | "unchanged" | "missing" | "conflict";

/**
 * Puts a booking's facts right. Each that changes is an entry of the history: which, by whom, when, and
 * what stood there before and after, where erasure reaches both. The audit names the facts alone.
 */
export async function correctFacts(
  context: Context,
  actor: Actor,
  { bookingId, facts, language, seenVersion, formKey }: Correction,
): Promise<CorrectionOutcome> {
  return inTransaction(context.db, async (trx) => {
    const row = await trx
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", bookingId)
      .executeTakeFirst();
    if (!row || row.phone_number === "") return "missing";
    const id = (field: string) => entryId(formKey, actor.id, bookingId, "correction", field);
    for (const { key } of correctable) if (await isWritten(trx, id(key))) return "corrected";
    const before = answersOf(row);
    const shown = (await hospitalName(trx, before.hospital, language)) ?? before.hospital;
    // a hospital of ours is kept by its slug, so that families read its name in their language
    const hospital =
      facts.hospital === undefined || facts.hospital === shown
        ? before.hospital
        : ((await hospitalNamed(trx, facts.hospital)) ?? facts.hospital);
    const after = { ...before, ...facts, hospital };
    const changed = correctable.filter(({ key }) => before[key] !== after[key]);
    if (changed.length === 0) return "unchanged";
    if (row.version !== seenVersion) return "conflict";
    const now = context.now();
    await trx
      .updateTable("bookings")
      .set((is) => ({
        ...changedColumns(after, changed),
        version: is("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", bookingId)
      .execute();
    for (const { key } of changed) {
      const correction = {
        field: key,
        oldValue: keptText(before[key]),
        newValue: keptText(after[key]),
      };
      await writeHistory(trx, {
        id: id(key),
        bookingId,
        kind: "correction",
        at: now,
        actor,
        reason: "",
        correction,
      });
    }
    await audit(
      trx,
      {
        kind: "request-corrected",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId: bookingId,
        detail: changed.map(({ key }) => key).join(", "),
      },
      now,
    );
    return "corrected";
  });
}

/**
 * Sets a booking's urgency by a merge, in its transaction.
 *
 * @param change `of`: the booking that was merged, or is parted; the history names it
 */
export async function correctUrgency(
  trx: Queryable,
  actor: Actor,
  bookingId: string,
  { urgent, of }: { urgent: boolean; of: { id: string; reference: string } },
  at: Date,
): Promise<void> {
  await trx
    .updateTable("bookings")
    .set({ urgent: flag(urgent) })
    .where("id", "=", bookingId)
    .execute();
  const { id, reference } = of;
  await writeHistory(trx, {
    id: randomUUID(),
    bookingId,
    kind: "correction",
    at,
    actor,
    reason: "",
    correction: { field: "urgent", oldValue: String(!urgent), newValue: String(urgent) },
    other: { kind: "booking", id, reference },
  });
}

/** Urgent only by a merge: nobody has said so of this request itself since. */
export async function isUrgentByMerge(trx: Queryable, id: string): Promise<boolean> {
  const last = await trx
    .selectFrom("booking_events")
    .select(["other_id", "new_value"])
    .where("booking_id", "=", id)
    .where("kind", "=", "correction")
    .where("field", "=", "urgent")
    .orderBy("at", "desc")
    .executeTakeFirst();
  return last !== undefined && last.other_id !== null && last.new_value === "true";
}

/** The columns of what is another answer now: nothing is written without its line of the history. */
function changedColumns(after: BookingAnswers, changed: readonly Fact[]) {
  const columns = columnsOf(after);
  return Object.fromEntries(changed.map(({ column }) => [column, columns[column]]));
}
