import { type ExpressionBuilder, sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import { flag } from "#db/flag";
import type { Schema } from "#db/schema";
import { agreedStatuses, closedStatuses } from "~/features/bookings/statuses";
import { sessionLimits } from "~/features/sessions/session-limits";
import type { Services } from "~/server/context";
import { errorFields } from "~/server/log.server";
import { forgetOldLimits } from "~/server/rate-limit.server";
import { sweepHourly } from "./sweep.server";

/** How long what is kept, as the privacy page promises (`locales/en/privacy.ts`). */
const KEPT_MONTHS = { enquiry: 12, story: 12, audit: 12, case: 36 } as const;
const MAIL_DAYS = 30;
const LINK_DAYS = 30;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Keeping = Pick<Services, "db" | "now" | "log">;

/** Erases what has been kept for as long as was promised. Histories go with their requests. */
export async function eraseExpired(services: Keeping): Promise<void> {
  const { db } = services;
  const now = services.now();
  await db.transaction().execute(async (trx) => {
    await eraseBookings(trx, now);
    await trx
      .deleteFrom("messages")
      // every reply, closing and reopening moves it on
      .where("updated_at", "<", monthsBefore(now, KEPT_MONTHS.enquiry))
      .execute();
    await eraseStories(trx, monthsBefore(now, KEPT_MONTHS.story));
    await trx
      .deleteFrom("audit_events")
      .where("at", "<", monthsBefore(now, KEPT_MONTHS.audit))
      .execute();
    await eraseSessions(trx, now);
    await trx
      .deleteFrom("one_time_links")
      .where("expires_at", "<", daysBefore(now, LINK_DAYS))
      .execute();
    await eraseMails(trx, now);
  });
  await forgetOldLimits(services);
  await sweepHourly(services);
}

/**
 * A request that never became a case goes after the last contact, whatever its status says; a case
 * after it was closed. One that nobody closed counts from the last contact too: a forgotten status
 * must not keep a patient's history for ever.
 */
async function eraseBookings(trx: Queryable, now: Date): Promise<void> {
  const enquiriesBefore = monthsBefore(now, KEPT_MONTHS.enquiry);
  const agreedBefore = monthsBefore(now, KEPT_MONTHS.case);
  await trx
    .deleteFrom("bookings")
    .where((is) => is.not(wasAgreed(is)))
    .where((is) => is(lastEvent(is, ["move", "reply"]), "<", enquiriesBefore))
    .execute();
  await trx
    .deleteFrom("bookings")
    .where("status", "in", closedStatuses)
    .where(wasAgreed)
    // the last move is the closing
    .where((is) => is(lastEvent(is, ["move"]), "<", agreedBefore))
    .execute();
  await trx
    .deleteFrom("bookings")
    .where("status", "not in", closedStatuses)
    .where(wasAgreed)
    .where((is) => is(lastEvent(is, ["move", "reply"]), "<", agreedBefore))
    .execute();
}

type Bookings = ExpressionBuilder<Schema, "bookings">;

/** Whether it is a case, or was one before it was held, cancelled or moved back. */
function wasAgreed(is: Bookings) {
  return is.or([
    is("bookings.status", "in", agreedStatuses),
    // not unknown, which would be no case and none either
    is(is.fn.coalesce("bookings.held_from", "bookings.status"), "in", agreedStatuses),
    is.exists(
      is
        .selectFrom("booking_events")
        .select("booking_events.id")
        .whereRef("booking_events.booking_id", "=", "bookings.id")
        .where("booking_events.to_status", "in", agreedStatuses),
    ),
  ]);
}

/** A coordinator's note to the others is no contact with the family. */
function lastEvent(is: Bookings, kinds: readonly ("move" | "reply")[]) {
  return is.fn.coalesce(
    is
      .selectFrom("booking_events")
      .select((of) => of.fn.max("booking_events.at").as("at"))
      .whereRef("booking_events.booking_id", "=", "bookings.id")
      .where("booking_events.kind", "in", kinds),
    "bookings.updated_at",
  );
}

/** Those that have run out, also by not being used; and questions to passkeys. */
async function eraseSessions(trx: Queryable, now: Date): Promise<void> {
  for (const table of ["sessions", "passkey_challenges"] as const) {
    await trx.deleteFrom(table).where("expires_at", "<", now.toISOString()).execute();
  }
  for (const [remember, { idleMs }] of [
    [true, sessionLimits.remembered],
    [false, sessionLimits.browser],
  ] as const) {
    await trx
      .deleteFrom("sessions")
      .where("remember", "=", flag(remember))
      .where("last_seen_at", "<", new Date(now.getTime() - idleMs).toISOString())
      .execute();
  }
}

/** Words of mails that are done with, at once; who got which, after a month. */
async function eraseMails(trx: Queryable, now: Date): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ body_text: "", body_html: null })
    .where((is) => is.or([is("sent_at", "is not", null), is("failed_at", "is not", null)]))
    .where("body_text", "!=", "")
    .execute();
  await trx
    .deleteFrom("outbox")
    // one that could not be sent for so long says nothing true any more
    .where(sql<string>`coalesce(sent_at, failed_at, created_at)`, "<", daysBefore(now, MAIL_DAYS))
    .execute();
}

/** A story that was not published goes; of a published one, the address that nobody was shown. */
async function eraseStories(trx: Queryable, submittedBefore: string) {
  await trx
    .deleteFrom("reviews")
    .where("status", "in", ["pending", "rejected"])
    .where("submitted_at", "<", submittedBefore)
    .execute();
  await trx
    .updateTable("reviews")
    .set({ email: null })
    .where("status", "=", "published")
    .where("email", "is not", null)
    .where("submitted_at", "<", submittedBefore)
    .execute();
}

/**
 * Erases at once and then every hour.
 *
 * @returns what stops it
 */
export function startRetention(services: Keeping): () => void {
  const run = () =>
    eraseExpired(services).catch((error) => services.log("retention.error", errorFields(error)));
  void run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
}
