import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/connection.server";
import { newBooking, openForm, referenceIn, type SentBooking, sendBooking } from "./booking-sender";
import { databaseUrl, isWhole, lookUp } from "./kept-bookings";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { type SiteProcess, startSite } from "./site-process";
import { type Finding, note, some } from "./table";
import { newFolder, pause, removeFolder } from "./workplace";

const SENDERS = 8;
const MOST_BOOKINGS_A_ROUND = 200;
const LONGEST_MS = 600;

/** SIGKILL at random moments while bookings arrive: what was acknowledged is kept, once. */
export async function kills(options: SiegeOptions): Promise<Finding[]> {
  const random = randomOf(options.seed);
  const dataDir = newFolder();
  const unanswered = { lost: 0, refused: 0 };
  const seen = { acknowledged: 0, otherReference: [] as string[] };
  const sent: SentBooking[] = [];
  let site = await startSite(dataDir);
  for (let round = 0; round < options.kills; round++) {
    const form = await openForm(site.origin, "/booking");
    const besieged = site;
    const bookings: SentBooking[] = [];
    const senders = Array.from({ length: SENDERS }, () =>
      keepSending(besieged, form, bookings, unanswered),
    );
    await pause(random.whole(10, LONGEST_MS));
    await site.kill();
    await Promise.all(senders);
    site = await startSite(dataDir);
    seen.acknowledged += bookings.filter(({ reference }) => reference).length;
    seen.otherReference.push(...(await resend(site, bookings)));
    sent.push(...bookings);
  }
  await site.stop();
  const kept = await lookUp(dataDir, sent);
  const broken = sent.filter((booking) => !isWhole(booking, kept.get(booking)));
  const files = await mailFiles(dataDir);
  removeFolder(dataDir);
  const rounds = `${options.kills} SIGKILLs while ${SENDERS} families book at once`;
  return [
    note({
      attack: "kills: acknowledged bookings",
      done: rounds,
      figure: `${seen.acknowledged} acknowledged, ${unanswered.lost} answers lost and sent again, ${unanswered.refused} refused; ${broken.length} not kept once with history and mails${broken.length > 0 ? `: ${some(broken.map((booking) => JSON.stringify(kept.get(booking))))}` : ""}`,
      bound: "each once, with history and mails",
      held: seen.acknowledged > 0 && unanswered.lost > 0 && broken.length === 0,
    }),
    note({
      attack: "kills: the same form sent again",
      done: `${sent.length} forms sent again after the restart`,
      figure: `${seen.otherReference.length} with another reference${seen.otherReference.length > 0 ? `: ${some(seen.otherReference)}` : ""}`,
      bound: "0",
      held: sent.length > 0 && seen.otherReference.length === 0,
    }),
    note({
      attack: "kills: mails as files",
      done: rounds,
      figure: `${files.sent} sent; ${files.missing} without their file, ${files.doubled} with two`,
      bound: "0 and 0",
      held: files.sent > 0 && files.missing + files.doubled === 0,
    }),
  ];
}

/** One family after the other, until the server is gone. */
async function keepSending(
  site: SiteProcess,
  form: Awaited<ReturnType<typeof openForm>>,
  bookings: SentBooking[],
  unanswered: { lost: number; refused: number },
): Promise<void> {
  while (site.isAlive() && bookings.length < MOST_BOOKINGS_A_ROUND) {
    const booking = newBooking(form);
    bookings.push(booking);
    try {
      const answer = await sendBooking(site.origin, booking);
      if (!referenceIn(answer)) unanswered.refused += 1;
    } catch {
      // the answer was lost, and the booking perhaps with it
      unanswered.lost += 1;
      return;
    }
  }
}

/** As a browser does where no answer came. @returns what was wrong with the answers */
async function resend(site: SiteProcess, bookings: SentBooking[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const booking of bookings) {
    const before = booking.reference;
    const answer = await sendBooking(site.origin, booking);
    const reference = referenceIn(answer);
    if (!reference) wrong.push(`answered ${answer.status}`);
    else if (before && reference !== before) wrong.push(`${before} became ${reference}`);
  }
  return wrong;
}

/** Whether each mail that counts as sent lies in its file, and in one. */
async function mailFiles(dataDir: string) {
  const db = openDatabase(databaseUrl(dataDir));
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
