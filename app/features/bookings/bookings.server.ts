import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import { companyInfo } from "~/features/company/company.server";
import {
  findHospitalChoice,
  type HospitalChoice,
} from "~/features/hospitals/hospital-choice.server";
import {
  bookingReceivedMail,
  coordinatorNewBookingMail,
} from "~/features/mail/request-mails.server";
import { keepRequest, ownerOf } from "~/features/requests/keep-request.server";
import { replyDueAt } from "~/features/requests/promise";
import type { Person } from "~/features/sessions/person";
import type { Submission } from "~/features/submission/submission";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import type { BookingInput } from "./booking";
import { columnsOf } from "./booking-row.server";
import { FAMILY } from "./history.server";

export interface BookingRequest {
  input: BookingInput;
  submission: Submission;
  language: Language;
  /** Who is signed in while sending. */
  person: Person | null;
}

/**
 * Keeps a family's request: the booking, the first row of its history and the mails that tell of
 * it, all or nothing, and once however often it is sent.
 *
 * @returns the reference
 */
export async function requestBooking(context: Context, request: BookingRequest): Promise<string> {
  const { input, language, submission } = request;
  const company = await companyInfo(context, language);
  const hospital = await findHospitalChoice(context.db, input.hospital, language);
  const row = bookingRow(request, hospital, context.now().toISOString());
  const { publicUrl } = context.env;
  const dueAt = row.due_at;
  return keepRequest(context, company, {
    submission,
    owner: row.user_id,
    find: (db) => findBookingReference(db, submission),
    insert: (trx, reference) =>
      trx
        .insertInto("bookings")
        .values({ ...row, reference })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    also: (trx) => addFirstEvent(trx, row),
    receipt: (reference) =>
      bookingReceivedMail({ language, to: input.email, reference, dueAt, publicUrl, company }),
    notice: (reference, to) =>
      coordinatorNewBookingMail({
        to,
        reference,
        dueAt,
        urgent: input.urgent,
        url: publicUrl + paths.dashboardBooking(row.id, defaultLanguage),
      }),
  });
}

export async function findBookingReference(
  db: Queryable,
  { key, contentHash }: Submission,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings")
    .select("reference")
    .where("submission_key", "=", key)
    .where("content_hash", "=", contentHash)
    .executeTakeFirst();
  return row?.reference;
}

/** What a page that anybody may open says of a booking: by when we reply. */
export async function findBookingReceipt(
  db: Queryable,
  reference: string,
): Promise<{ reference: string; dueAt: string } | undefined> {
  return db
    .selectFrom("bookings")
    .select(["reference", "due_at as dueAt"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

function bookingRow(
  { input, submission, language, person }: BookingRequest,
  hospital: HospitalChoice | null,
  receivedAt: string,
) {
  return {
    id: randomUUID(),
    submission_key: submission.key,
    content_hash: submission.contentHash,
    // of a hospital that is none of ours nothing is kept
    ...columnsOf({ ...input, hospital: hospital?.slug ?? "" }),
    language,
    status: "received",
    received_at: receivedAt,
    due_at: replyDueAt(receivedAt),
    updated_at: receivedAt,
    user_id: ownerOf(input.email, person),
  } as const;
}

/** History begins with the request itself. */
function addFirstEvent(trx: Queryable, row: ReturnType<typeof bookingRow>) {
  return trx
    .insertInto("booking_events")
    .values({
      id: randomUUID(),
      booking_id: row.id,
      kind: "move",
      at: row.received_at,
      actor_name: FAMILY,
      to_status: row.status,
      reason: "",
    })
    .execute();
}
