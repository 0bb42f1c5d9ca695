import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { isErased } from "~/features/bookings/booking";
import { eraseBookings } from "~/features/bookings/booking-erasure.server";
import { findForMerge } from "~/features/bookings/duplicates.server";
import { noteErasures } from "~/features/erasures/erasures.server";
import { eraseMailsAbout } from "~/features/mail/mail-sweep.server";
import { findForMaking, messageMadeInto } from "~/features/messages/made-into.server";
import { eraseMessages } from "~/features/messages/message-erasure.server";
import { tellOfErasure } from "~/features/requests/arrival-mails.server";
import type { RequestKey } from "~/features/requests/request-key";
import { sweep } from "~/features/retention/sweep.server";
import type { Context } from "~/server/context";

/** A request as it stands before it is erased. */
export interface Erasable {
  reference: string;
  isErased: boolean;
  /** The booking that a message was made into: both are erased there. */
  bookingId: string | null;
}

/** @returns null where there is none */
export async function findErasable(
  db: Queryable,
  { kind, id }: RequestKey,
): Promise<Erasable | null> {
  if (kind === "booking") {
    const booking = await findForMerge(db, id);
    if (!booking) return null;
    return { reference: booking.reference, isErased: isErased(booking), bookingId: null };
  }
  const message = await findForMaking(db, id);
  if (!message) return null;
  const { reference, name, bookingId } = message;
  return { reference, isErased: name === "", bookingId };
}

/**
 * Erases what was written in one request, and the mails about it, for a family that has asked for it and
 * has no account to do so with (locales/en/privacy.ts, "How to have it erased"); of a booking also the
 * message that it was made of. Its number and times stay, for the counts. Nothing happens twice.
 *
 * @param actorId the coordinator who has made sure that it is the family who asks
 * @returns `missing` also for a message that is erased with its booking alone
 */
export async function eraseRequest(
  context: Context,
  actorId: string,
  request: RequestKey,
): Promise<"done" | "missing"> {
  const now = context.now();
  const outcome = await inTransaction(context.db, async (trx) => {
    const found = await findErasable(trx, request);
    if (!found || found.bookingId !== null) return "missing" as const;
    if (found.isErased) return "done" as const;
    const { kind, id } = request;
    const bookings = kind === "booking" ? [id] : [];
    const message = kind === "message" ? id : await messageMadeInto(trx, id);
    const messages = message ? [message] : [];
    const erased = {
      bookings: await eraseBookings(trx, bookings, now),
      messages: await eraseMessages(trx, messages, now),
    };
    const mail = await eraseMailsAbout(trx, [...bookings, ...messages]);
    await noteErasures(trx, { booking: bookings, message: messages, mail }, now);
    const entry = { kind: "request-erased", actorId, subjectId: null, requestId: id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
    await tellOfErasure(trx, context, erased);
    return "erased" as const;
  });
  if (outcome !== "erased") return outcome;
  context.wakeBackups?.();
  context.wakeOutbox();
  await sweep(context);
  return "done";
}
