import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { isWritten } from "~/features/bookings/history.server";
import {
  insertMadeBooking,
  type UnmakeOutcome,
  unmakeBooking,
} from "~/features/bookings/made-of-messages.server";
import {
  closeForBooking,
  findForMaking,
  reopenFromBooking,
} from "~/features/messages/made-into.server";
import type { Facts } from "~/features/requests/facts";
import { moveClocks } from "~/features/requests/handed-clocks.server";
import { type Actor, entryId } from "~/features/requests/history.server";
import type { Context } from "~/server/context";

export interface Making {
  messageId: string;
  /** What the coordinator typed; the words are the message's. */
  answers: Omit<Facts, "tellUsMore">;
  formKey: string;
}

/**
 * `made`: by this form, now or before. `known`: there is one already, of somebody who was faster; what
 * was typed here is not kept. `missing`: the message is not there, or erased.
 */
export type MakeOutcome = { outcome: "made" | "known"; id: string } | { outcome: "missing" };

/**
 * Makes a booking of a message: its words are the message's, its clock goes on as it runs, and the
 * message is closed; each names the other. No mail goes out: the family has its receipt, and nothing
 * new is promised.
 */
export async function makeBooking(
  context: Context,
  actor: Actor,
  { messageId, answers, formKey }: Making,
): Promise<MakeOutcome> {
  const id = entryId(formKey, actor.id, messageId, "booking");
  const entry = entryId(id, "made");
  return inTransaction(context.db, async (trx) => {
    const message = await findForMaking(trx, messageId);
    if (!message || message.name === "") return { outcome: "missing" };
    if (message.bookingId !== null) {
      return { outcome: message.bookingId === id ? "made" : "known", id: message.bookingId };
    }
    // by this form, and taken back since
    if (await isWritten(trx, entry)) return { outcome: "known", id };
    const now = context.now();
    const booking = await insertMadeBooking(
      trx,
      actor,
      { id, entry, answers: { ...answers, tellUsMore: message.message, callBack: false }, message },
      now,
    );
    await moveClocks(trx, { kind: "message", id: messageId }, { kind: "booking", id });
    const named = { kind: "booking", ...booking } as const;
    await closeForBooking(
      trx,
      actor,
      messageId,
      { entry: entryId(entry, "closed"), booking: named },
      now,
    );
    await audit(
      trx,
      {
        kind: "request-made",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId: messageId,
        detail: booking.reference,
      },
      now,
    );
    return { outcome: "made", id };
  });
}

/**
 * Takes a booking back that was made of a message: the message is open again, with the clock as it
 * runs. To press twice, or two who press at once, do it once.
 *
 * @param made `entry`: of the booking's history, which says of what it was made
 */
export function takeBackBooking(
  context: Context,
  actor: Actor,
  made: { id: string; entry: string },
): Promise<UnmakeOutcome> {
  return inTransaction(context.db, async (trx) => {
    const now = context.now();
    const outcome = await unmakeBooking(trx, actor, made, now);
    if (outcome.outcome !== "done") return outcome;
    const { message, standing } = outcome;
    await moveClocks(trx, { kind: "booking", id: made.id }, message);
    await reopenFromBooking(
      trx,
      actor,
      { id: message.id, entry: entryId(made.entry, "reopened"), standing },
      now,
    );
    await audit(
      trx,
      {
        kind: "request-undone",
        actorId: actor.id,
        subjectId: null,
        network: context.clientAddress,
        requestId: made.id,
        detail: message.reference,
      },
      now,
    );
    return outcome;
  });
}
