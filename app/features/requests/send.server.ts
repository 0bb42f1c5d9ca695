import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { inTransaction } from "#db/transactions";
import { companyInfo } from "~/features/company/company.server";
import type { Submission } from "~/features/forms/submission";
import { allowanceOf, type Refusal } from "~/features/forms/submission-limits.server";
import { isSubmission, submissionColumns } from "~/features/forms/submissions.server";
import { findHospitalChoice } from "~/features/hospitals/hospital-choice.server";
import { isReceiptUnsent } from "~/features/mail/mail-states.server";
import {
  coordinatorNewRequestMail,
  requestReceivedMail,
} from "~/features/mail/request-mails.server";
import {
  coordinatorsToTell,
  enqueueArrivalMails,
  receiptShareOf,
} from "~/features/requests/arrival-mails.server";
import { noteArrival } from "~/features/requests/family-writing.server";
import { ownerOf } from "~/features/requests/owner";
import { replyDueAt } from "~/features/requests/promise";
import { insertOnce } from "~/features/requests/reference.server";
import type { Person } from "~/features/sessions/person";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import type { BookingAnswers } from "./booking";
import { columnsOf } from "./booking-row.server";
import { type NewEntry, writeHistory } from "./history.server";

export interface BookingRequest {
  input: BookingAnswers;
  submission: Submission;
  language: Language;
  /** Who is signed in while sending. */
  person: Person | null;
}

/**
 * Keeps a family's request: the booking, the first row of its history and the mails that tell of
 * it, all or nothing, and once however often and however simultaneously it is sent.
 *
 * @returns the reference, or why nothing was kept
 */
export async function requestBooking(
  context: Context,
  request: BookingRequest,
): Promise<{ reference: string } | { refusal: Refusal }> {
  const { input, submission, language } = request;
  const known = await findReference(context.db, submission);
  if (known) return { reference: known };
  const sending = {
    scope: "booking",
    sender: input.email || input.phoneNumber,
    text: input.tellUsMore,
  } as const;
  const allowance = await allowanceOf(context, sending);
  if (typeof allowance === "string") return { refusal: allowance };

  const now = context.now();
  const [row, company] = await Promise.all([
    newRow(context.db, request, now),
    companyInfo(context, language),
  ]);
  const { due_at: dueAt, user_id: owner } = row;
  const coordinators = await coordinatorsToTell(context, company, allowance);
  const receipt = { email: input.email, owner, allowance };
  const share = await receiptShareOf(context, "booking", receipt);
  const { publicUrl } = context.env;
  const { name } = await companyInfo(context, defaultLanguage);
  const isFlood = allowance.flood !== null;
  const kind = input.callBack ? ("call_back" as const) : ("booking" as const);
  const about = { kind, requestId: row.id, dueAt, publicUrl };
  const kept = await inTransaction(context.db, async (trx) => {
    const { reference, isNew } = await insertOnce(
      (reference) => insert(trx, { ...row, reference, flood: allowance.flood }),
      () => findReference(trx, submission),
    );
    if (!isNew) return { reference, isNew };
    await writeHistory(trx, firstEntry(row.id, now));
    const { id, email, phone_number: phone } = row;
    await noteArrival(trx, { kind: "booking", id, reference, email, phone }, now);
    await enqueueArrivalMails(trx, context, {
      receipt: input.email
        ? requestReceivedMail({ ...about, to: input.email, reference, language, company })
        : null,
      share,
      notices: coordinators.map((to) =>
        coordinatorNewRequestMail({
          ...about,
          to,
          reference,
          urgent: input.urgent,
          isFlood,
          company: { name },
        }),
      ),
    });
    return { reference, isNew };
  });
  if (kept.isNew) context.wakeOutbox();
  return { reference: kept.reference };
}

/** What a page that anybody may open says of a booking: where it stands, and by when we reply. */
export type OpenedBooking = NonNullable<Awaited<ReturnType<typeof findOpenedBooking>>>;

export async function findOpenedBooking(db: Queryable, reference: string) {
  const booking = await openedBookings(db)
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return booking && { ...booking, isUnmailed: await isReceiptUnsent(db, booking.id) };
}

/** The same, of the booking that was made of a message; its receipt was the message's. */
export async function findMadeBooking(db: Queryable, id: string) {
  const booking = await openedBookings(db).select("id").where("id", "=", id).executeTakeFirst();
  return booking && { ...booking, isUnmailed: false };
}

/** Of a booking what may be said to whoever has its number. */
export function openedBookings(db: Queryable) {
  return db
    .selectFrom("bookings")
    .select((is) => [
      "reference",
      "status",
      "held_from as heldFrom",
      "received_at as receivedAt",
      "due_at as dueAt",
      "replied_at as repliedAt",
      "call_back as callBack",
      "user_id as userId",
      lastReply(is).select("at").as("lastReplyAt"),
      lastReply(is).select("channel").as("lastReplyBy"),
    ]);
}

function lastReply(is: ExpressionBuilder<Schema, "bookings">) {
  return is
    .selectFrom("booking_events")
    .whereRef("booking_events.booking_id", "=", "bookings.id")
    .where("booking_events.kind", "=", "reply")
    .orderBy("booking_events.at", "desc")
    .limit(1);
}

/** The reference under which this very submission has been kept. */
async function findReference(db: Queryable, submission: Submission): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("reference")
    .where(isSubmission(submission))
    .executeTakeFirst();
  return row?.reference;
}

/** All but the reference. */
async function newRow(
  db: Queryable,
  { input, submission, language, person }: BookingRequest,
  now: Date,
) {
  const hospital = await findHospitalChoice(db, input.hospital, language);
  const receivedAt = now.toISOString();
  return {
    id: randomUUID(),
    ...submissionColumns(submission),
    // of a hospital that is none of ours nothing is kept
    ...columnsOf({ ...input, hospital: hospital?.slug ?? "" }),
    language,
    status: "received",
    received_at: receivedAt,
    waits_since: receivedAt,
    due_at: replyDueAt(receivedAt),
    updated_at: receivedAt,
    user_id: ownerOf(input.email, person),
  } as const;
}

/** History begins with the request itself. */
function firstEntry(bookingId: string, at: Date): NewEntry {
  return { id: randomUUID(), bookingId, kind: "move", at, actor: null, to: "received", reason: "" };
}

function insert(
  trx: Queryable,
  row: Awaited<ReturnType<typeof newRow>> & { reference: string; flood: string | null },
) {
  return trx
    .insertInto("bookings")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
}
