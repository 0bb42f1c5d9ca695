import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { stopClock } from "~/features/requests/clocks.server";
import type { Channel } from "~/features/requests/history";
import { type Actor, entryId } from "~/features/requests/history.server";
import { isWritten, writeHistory } from "./history.server";

export interface Reply {
  bookingId: string;
  channel: Channel;
  note: string;
  /** The form's key, so that sending it twice records once. */
  formKey: string | null;
}

/**
 * Records that a person has answered the family, in the transaction of what else comes of the talk.
 * That stops the clock of the promise; a booking that was only received counts as acknowledged.
 *
 * @param options `acknowledges`: false where the talk itself moves the booking on
 */
export async function writeReply(
  trx: Queryable,
  actor: Actor,
  { bookingId, channel, note, formKey }: Reply,
  now: Date,
  { acknowledges = true }: { acknowledges?: boolean } = {},
): Promise<"recorded" | "missing"> {
  const id = entryId(formKey, actor.id, bookingId, channel, note);
  const booking = await trx
    .selectFrom("bookings")
    .select(["status", "replied_at"])
    .where("id", "=", bookingId)
    .executeTakeFirst();
  if (!booking) return "missing";
  if (await isWritten(trx, id)) return "recorded";
  const written = { bookingId, at: now, actor };
  await writeHistory(trx, { ...written, id, kind: "reply", channel, reason: note });
  const isReceived = acknowledges && booking.status === "received";
  if (isReceived) {
    await writeHistory(trx, {
      ...written,
      id: randomUUID(),
      kind: "move",
      from: "received",
      to: "acknowledged",
      reason: "",
    });
  }
  if (isReceived || booking.replied_at === null) {
    const at = now.toISOString();
    await trx
      .updateTable("bookings")
      .set((eb) => ({
        ...(isReceived ? { status: "acknowledged" as const } : {}),
        version: eb("version", "+", 1),
        updated_at: at,
      }))
      .where("id", "=", bookingId)
      .execute();
  }
  await stopClock(trx, { kind: "booking", id: bookingId }, { by: actor, at: now });
  return "recorded";
}
