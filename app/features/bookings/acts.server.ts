import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { findCompany } from "~/features/company/company.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { replyMail } from "~/features/mail/reply-mails.server";
import { type Act, channelOf, isContact } from "~/features/requests/act";
import { type Actor, entryId } from "~/features/requests/history.server";
import { writtenIn } from "~/locales/written-in";
import type { Context } from "~/server/context";
import { contactsOf, mergedInto } from "./duplicates.server";
import { isWritten, lastFamilyWriting, writeHistory } from "./history.server";
import { partBooking } from "./merges.server";
import { judgeMove, type MoveRefusal, type WantedMove, writeMove } from "./moves.server";
import { writeReply } from "./replies.server";
import { isClosed, isOffTheWay, leavesTheWay, type MoveKind, type Standing } from "./statuses";

/** What a coordinator did about a booking, and where it goes from there: one form. */
export interface BookingAct {
  bookingId: string;
  /** Null: it is moved, and nothing else is told. */
  did: Act | null;
  words: string;
  move: WantedMove | null;
  /** Whether a move off the way has been asked about. */
  confirmed: boolean;
  /** The version that the coordinator had seen. */
  seenVersion: number;
  /** The newest entry of the family that the coordinator had seen, empty for none; null: not told. */
  heard: string | null;
  /** The form's key, so that what is sent twice is done once. */
  formKey: string;
}

export type ActOutcome =
  /** With the history's entry of a move that can be taken back. */
  | { outcome: "done"; undoable: string | null }
  | { outcome: "missing" | "no-address" | MoveRefusal }
  /** Nothing is written before it is confirmed. */
  | { outcome: "confirm"; kind: MoveKind }
  /** Somebody else changed the booking, and a move was wanted, or merged it meanwhile; nothing was written. */
  | { outcome: "conflict" }
  /** The family wrote meanwhile, and the booking was to be closed or to rest; nothing was written. */
  | { outcome: "unheard" };

type Booking = NonNullable<Awaited<ReturnType<typeof bookingOf>>>;

/**
 * Keeps what a coordinator did about a booking, all of it or nothing, and once however often it is
 * sent: the reply (which stops the clock), the call that nobody answered, the note, the mail to the
 * family, the move.
 */
export async function recordAct(
  context: Context,
  actor: Actor,
  act: BookingAct,
): Promise<ActOutcome> {
  const outcome = await inTransaction(context.db, (trx) => write(trx, context, actor, act));
  if (outcome.outcome === "done" && act.did === "emailed") context.wakeOutbox();
  return outcome;
}

async function write(
  trx: Queryable,
  context: Context,
  actor: Actor,
  act: BookingAct,
): Promise<ActOutcome> {
  const { bookingId, did, move, seenVersion } = act;
  const booking = await bookingOf(trx, bookingId);
  // of an erased request nothing is left to act on
  if (!booking || booking.phone_number === "") return { outcome: "missing" };
  const ids = idsOf(actor, act);
  const standing: Standing = { status: booking.status, heldFrom: booking.held_from };
  if (await isWritten(trx, did ? ids.entry : ids.move)) {
    return { outcome: "done", undoable: await writtenUndoable(trx, ids.move) };
  }
  const email = booking.email || (await emailOfMerged(trx, bookingId));
  if (did === "emailed" && email === "") return { outcome: "no-address" };
  // what is told of it here stops no clock of the one that it was made part of, unless it is parted
  const isElsewhere = booking.merged_into && did && isContact(did) && !move;
  if (isElsewhere || (booking.merged_into && booking.version !== seenVersion)) {
    return { outcome: "conflict" };
  }
  let kind: MoveKind | null = null;
  if (move) {
    if (booking.version !== seenVersion) return { outcome: "conflict" };
    const judged = judgeMove(standing, move);
    if ("refusal" in judged) return { outcome: judged.refusal };
    kind = judged.kind;
    const ends = isOffTheWay(kind) || isClosed(move.to);
    if (ends && !(await isHeard(trx, act))) return { outcome: "unheard" };
    if (isOffTheWay(kind) && !act.confirmed) return { outcome: "confirm", kind };
  }
  const now = context.now();
  if (did) await writeAct(trx, context, actor, { ...booking, email }, { ...act, did }, ids.entry);
  if (move) {
    await writeMove(trx, actor, { id: ids.move, bookingId, from: standing, ...move }, now);
    // reopened, it is no part of the other any more
    if (booking.merged_into) {
      const { reference } = booking;
      await partBooking(trx, actor, { id: bookingId, reference }, booking.merged_into, now);
    }
  }
  await audit(
    trx,
    {
      kind: "request-acted",
      actorId: actor.id,
      subjectId: null,
      network: context.clientAddress,
      requestId: bookingId,
      detail: [did, move && `${standing.status} → ${move.to}`].filter(Boolean).join(", "),
    },
    now,
  );
  return { outcome: "done", undoable: kind && isOffTheWay(kind) ? ids.move : null };
}

/** Where a family is written to whose own request has no address; empty where none has. */
async function emailOfMerged(trx: Queryable, bookingId: string): Promise<string> {
  return contactsOf(await mergedInto(trx, bookingId)).emails[0] ?? "";
}

/** Whether the coordinator has read all that the family wrote. */
async function isHeard(trx: Queryable, { bookingId, heard }: BookingAct): Promise<boolean> {
  return heard === null || heard === ((await lastFamilyWriting(trx, bookingId)) ?? "");
}

/** What was done, but for the move. */
async function writeAct(
  trx: Queryable,
  context: Context,
  actor: Actor,
  booking: Booking,
  act: BookingAct & { did: Act },
  id: string,
): Promise<void> {
  const { bookingId, did, words, move, formKey } = act;
  const now = context.now();
  const channel = channelOf(did);
  if (channel === null) {
    const kind = did === "note" ? "note" : "call";
    await writeHistory(trx, { id, bookingId, kind, at: now, actor, reason: words });
    return;
  }
  const reply = { bookingId, channel, note: words, formKey };
  await writeReply(trx, actor, reply, now, { acknowledges: move === null });
  if (did !== "emailed") return;
  const language = writtenIn(words, booking.language);
  const mail = replyMail({
    kind: "booking",
    requestId: bookingId,
    entryId: id,
    language,
    to: booking.email,
    reference: booking.reference,
    words,
    publicUrl: context.env.publicUrl,
    company: await findCompany(trx, language),
  });
  await enqueueMail(trx, mail, now);
}

/** The ids of what one form writes: the same form again has the same. */
function idsOf(actor: Actor, { bookingId, did, words, move, formKey }: BookingAct) {
  const kind = did && (channelOf(did) ?? did);
  return {
    // as `writeReply` has it
    entry: entryId(formKey, actor.id, bookingId, kind ?? "", words),
    move: entryId(formKey, actor.id, bookingId, move?.to ?? "", move?.reason ?? ""),
  };
}

async function writtenUndoable(trx: Queryable, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom("booking_events")
    .select("to_status")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.to_status && leavesTheWay(row.to_status) ? id : null;
}

function bookingOf(trx: Queryable, id: string) {
  return trx
    .selectFrom("bookings")
    .select([
      "status",
      "held_from",
      "version",
      "phone_number",
      "email",
      "reference",
      "language",
      "merged_into",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}
