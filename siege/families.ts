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
import { isWhole, lookUp } from "./kept-bookings";
import { type Finding, note, some } from "./table";
import { pause } from "./workplace";

/** How many book at once. */
export const SENDERS = 8;
/** Before the next family tries, where one was turned away. */
const PAUSE_MS = 50;

/** What became of all that was sent. */
export class Families {
  readonly sent: SentBooking[] = [];
  /** Whose answer never came. */
  lost = 0;
  /** Who got an answer without a reference: a page that says what to do. */
  refused = 0;

  get acknowledged(): number {
    return this.sent.filter(({ reference }) => reference).length;
  }

  /** One family after the other, as long as it goes on. */
  async keepSending(origin: string, form: OpenForm, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const booking = newBooking(form);
      this.sent.push(booking);
      try {
        const answer = await sendBooking(origin, booking);
        if (referenceIn(answer)) continue;
        this.refused += 1;
      } catch {
        // the answer was lost, and the booking perhaps with it
        this.lost += 1;
      }
      await pause(PAUSE_MS);
    }
  }
}

/** As a browser does where no answer came. @returns what was wrong with the answers */
export async function resend(origin: string, bookings: readonly SentBooking[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const booking of bookings) {
    const before = booking.reference;
    const answer = await sendBooking(origin, booking);
    const reference = referenceIn(answer);
    if (!reference) wrong.push(`answered ${answer.status}`);
    else if (before && reference !== before) wrong.push(`${before} became ${reference}`);
  }
  return wrong;
}

/** Whether what was acknowledged is kept once, with its mails, and no mail doubled. */
export async function judge(
  attack: string,
  done: string,
  { databaseUrl, dataDir }: Installation,
  families: Families,
  wrongAnswers: readonly string[],
): Promise<Finding[]> {
  const { sent, acknowledged, lost, refused } = families;
  const kept = await lookUp(databaseUrl, sent);
  const broken = sent.filter((booking) => !isWhole(booking, kept.get(booking)));
  const files = await mailFiles(databaseUrl, dataDir);
  const examples = some(broken.map((booking) => JSON.stringify(kept.get(booking))));
  return [
    note({
      attack: `${attack}: acknowledged bookings`,
      done,
      figure: `${acknowledged} acknowledged, ${lost} answers lost and sent again, ${refused} refused; ${broken.length} not kept once with history and mails${broken.length > 0 ? `: ${examples}` : ""}`,
      bound: "each once, with history and mails",
      held: acknowledged > 0 && lost + refused > 0 && broken.length === 0,
    }),
    note({
      attack: `${attack}: the same form sent again`,
      done: `${sent.length} forms sent again afterwards`,
      figure: `${wrongAnswers.length} with another reference${wrongAnswers.length > 0 ? `: ${some(wrongAnswers)}` : ""}`,
      bound: "0",
      held: sent.length > 0 && wrongAnswers.length === 0,
    }),
    note({
      attack: `${attack}: mails as files`,
      done,
      figure: `${files.sent} sent; ${files.missing} without their file, ${files.doubled} with two`,
      bound: "0 and 0",
      held: files.sent > 0 && files.missing + files.doubled === 0,
    }),
  ];
}

/** Whether each mail that counts as sent lies in its file, and in one. */
async function mailFiles(databaseUrl: string, dataDir: string) {
  const db = openDatabase(databaseUrl);
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is not", null)
    .execute();
  await db.destroy();
  const folder = join(dataDir, "mail");
  // where none was ever sent there is no folder
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((name) => name.endsWith(".eml"));
  const counts = rows.map(({ id }) => names.filter((name) => name.includes(id)).length);
  return {
    sent: rows.length,
    missing: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
  };
}
