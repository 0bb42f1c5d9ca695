import { sql } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { BookingStatus } from "./statuses";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far apart a family's requests may be and still be one. */
const DUPLICATE_DAYS = 14;
/** A family that has written more often is listed by the search. */
const MOST = 10;

/** A booking that may be the same request once more. */
export interface PossibleDuplicate {
  id: string;
  reference: string;
  /** Empty where a number was left alone. */
  fullName: string;
  /** E.164. */
  phoneNumber: string;
  status: BookingStatus;
  receivedAt: string;
  version: number;
}

const COLUMNS = [
  "id",
  "reference",
  "full_name as fullName",
  "phone_number as phoneNumber",
  "status",
  "received_at as receivedAt",
  "version",
] as const;

/** Bookings with the same phone or email that came within 14 days, the newest first. */
export function possibleDuplicates(
  db: Queryable,
  booking: { id: string; email: string; phoneNumber: string; receivedAt: string },
): Promise<PossibleDuplicate[]> {
  const { id, email, phoneNumber, receivedAt } = booking;
  const days = DUPLICATE_DAYS * DAY_MS;
  const at = (ms: number) => new Date(Date.parse(receivedAt) + ms).toISOString();
  return (
    db
      .selectFrom("bookings")
      .select(COLUMNS)
      // who left a number alone has no email, which is nobody's
      .where((is) =>
        is.or([
          is("phone_number", "=", phoneNumber),
          ...(email === "" ? [] : [is("email", "=", email)]),
        ]),
      )
      .where("id", "!=", id)
      // by the column itself, SQLite would go through its index: nearly all bookings
      .where(sql`coalesce(merged_into, '')`, "=", "")
      .where("received_at", ">=", at(-days))
      .where("received_at", "<=", at(days))
      // what was erased has neither
      .where("phone_number", "!=", "")
      .orderBy("received_at", "desc")
      .limit(MOST)
      .execute()
  );
}

/** A booking that was merged into another, with what its family had written. */
export type MergedBooking = Awaited<ReturnType<typeof mergedIntoAny>>[number];

/** The bookings that were merged into this one, and into those. */
export async function mergedInto(db: Queryable, id: string): Promise<MergedBooking[]> {
  const all: MergedBooking[] = [];
  for (let ids = [id]; ids.length > 0; ) {
    const found = await mergedIntoAny(db, ids);
    const fresh = found.filter((one) => one.id !== id && !all.some((known) => known.id === one.id));
    all.push(...fresh);
    ids = fresh.map((one) => one.id);
  }
  return all;
}

function mergedIntoAny(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom("bookings")
    .select([...COLUMNS, "tell_us_more as tellUsMore", "language"])
    .where("merged_into", "in", ids)
    .orderBy("received_at", "desc")
    .execute();
}

/** One booking as far as merging looks at it. */
export function findForMerge(db: Queryable, id: string) {
  return db
    .selectFrom("bookings")
    .select([...COLUMNS, "held_from as heldFrom", "merged_into as mergedInto"])
    .where("id", "=", id)
    .executeTakeFirst();
}
