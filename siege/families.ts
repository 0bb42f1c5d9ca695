import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/connection.server";
import {
  newBooking,
  type OpenForm,
  referenceIn,
  type SentBooking,
  sendBooking,
} from "./booking-sender";
import type { Installation } from "./installation";
import { findStoredBookings, isStoredOnce } from "./stored-bookings";
import { type Finding, firstFew, printFinding } from "./table";
import { pause } from "./workplace";

/** Number of families that book at the same time. */
export const SENDERS = 8;
/** Pause after a booking was refused. */
const PAUSE_MS = 50;

/** Families that send bookings, and the outcomes. */
export class Families {
  readonly sent: SentBooking[] = [];
  /** Bookings without an answer. */
  lost = 0;
  /** Bookings that were answered without a reference. */
  refused = 0;

  get acknowledged(): number {
    return this.sent.filter(({ reference }) => reference).length;
  }

  /** Sends bookings of new families, one after the other. */
  async keepSending(origin: string, form: OpenForm, canContinue: () => boolean): Promise<void> {
    while (canContinue()) {
      const booking = newBooking(form);
      this.sent.push(booking);
      try {
        const answer = await sendBooking(origin, booking);
        if (referenceIn(answer)) continue;
        this.refused += 1;
      } catch {
        // the answer was lost, and perhaps the booking too
        this.lost += 1;
      }
      await pause(PAUSE_MS);
    }
  }
}

/** Sends the same bookings again, acknowledged or not. @returns faults in the answers */
export async function resend(origin: string, bookings: readonly SentBooking[]): Promise<string[]> {
  const faults: string[] = [];
  for (const booking of bookings) {
    const before = booking.reference;
    const answer = await sendBooking(origin, booking);
    const reference = referenceIn(answer);
    if (!reference) faults.push(`answered ${answer.status}`);
    else if (before && reference !== before) faults.push(`${before} became ${reference}`);
  }
  return faults;
}

/**
 * Checks that each acknowledged booking is stored once, with its mails, and that no mail exists
 * twice.
 */
export async function judge(
  attack: string,
  done: string,
  { databaseUrl, dataDir }: Installation,
  families: Families,
  wrongAnswers: readonly string[],
): Promise<Finding[]> {
  const { sent, acknowledged, lost, refused } = families;
  const stored = await findStoredBookings(databaseUrl, sent);
  const broken = sent.filter((booking) => !isStoredOnce(booking, stored.get(booking)));
  const files = await countMailFiles(databaseUrl, dataDir);
  const examples = firstFew(broken.map((booking) => JSON.stringify(stored.get(booking))));
  return [
    printFinding({
      attack: `${attack}: acknowledged bookings`,
      done,
      figure: `${acknowledged} acknowledged, ${lost} answers lost and sent again, ${refused} refused; ${broken.length} not kept once with history and mails${broken.length > 0 ? `: ${examples}` : ""}`,
      bound: "each once, with history and mails",
      held: acknowledged > 0 && lost + refused > 0 && broken.length === 0,
    }),
    printFinding({
      attack: `${attack}: the same form sent again`,
      done: `${sent.length} forms sent again afterwards`,
      figure: `${wrongAnswers.length} with another reference${wrongAnswers.length > 0 ? `: ${firstFew(wrongAnswers)}` : ""}`,
      bound: "0",
      held: sent.length > 0 && wrongAnswers.length === 0,
    }),
    printFinding({
      attack: `${attack}: mails as files`,
      done,
      figure: `${files.sent} sent; ${files.missing} without their file, ${files.doubled} with two`,
      bound: "0 and 0",
      held: files.sent > 0 && files.missing + files.doubled === 0,
    }),
  ];
}

/** Counts sent mails, and those that do not lie in exactly one file. */
async function countMailFiles(databaseUrl: string, dataDir: string) {
  const db = openDatabase(databaseUrl);
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is not", null)
    .execute();
  await db.destroy();
  const folder = join(dataDir, "mail");
  // the folder appears with the first mail
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((name) => name.endsWith(".eml"));
  const counts = rows.map(({ id }) => names.filter((name) => name.includes(id)).length);
  return {
    sent: rows.length,
    missing: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
  };
}
