import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Services } from "~/server/context";
import { errorFields } from "~/server/log.server";
import { forgetOldLimits } from "~/server/rate-limit.server";
import { sweep } from "./sweep.server";

/** How long what is kept, as the privacy page promises (`locales/en/privacy.ts`). */
const KEPT_MONTHS = { enquiry: 12, story: 12, audit: 12, case: 36 } as const;
const SENT_MAIL_DAYS = 30;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Statuses of a request that led to no case: nothing was confirmed, or it came to nothing. */
const enquiryStatuses = [
  "received",
  "acknowledged",
  "info_needed",
  "in_review",
  "quoted",
  "cancelled",
  "declined",
  "duplicate",
] as const;

type Keeping = Pick<Services, "db" | "now" | "log">;

/** Erases what has been kept for as long as was promised. Histories go with their bookings. */
export async function eraseExpired(services: Keeping): Promise<void> {
  const { db } = services;
  const now = services.now();
  const nowText = now.toISOString();
  const enquiriesBefore = monthsBefore(now, KEPT_MONTHS.enquiry);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("bookings")
      .where("status", "in", enquiryStatuses)
      .where("updated_at", "<", enquiriesBefore)
      .execute();
    await trx
      .deleteFrom("bookings")
      .where("status", "=", "completed")
      .where("updated_at", "<", monthsBefore(now, KEPT_MONTHS.case))
      .execute();
    await trx.deleteFrom("messages").where("updated_at", "<", enquiriesBefore).execute();
    await eraseStories(trx, monthsBefore(now, KEPT_MONTHS.story));
    await trx
      .deleteFrom("audit_events")
      .where("at", "<", monthsBefore(now, KEPT_MONTHS.audit))
      .execute();
    await trx.deleteFrom("sessions").where("expires_at", "<", nowText).execute();
    await trx.deleteFrom("passkey_challenges").where("expires_at", "<", nowText).execute();
    await trx.deleteFrom("one_time_links").where("expires_at", "<", daysBefore(now, 30)).execute();
    await trx
      .deleteFrom("outbox")
      .where(sql<string>`coalesce(sent_at, failed_at)`, "<", daysBefore(now, SENT_MAIL_DAYS))
      .execute();
  });
  await forgetOldLimits(services);
  await sweep(services);
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
