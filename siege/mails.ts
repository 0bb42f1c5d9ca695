import { openDatabase } from "#db/connection.server";
import { newBooking, openForm, type SentBooking, sendBooking } from "./booking-sender";
import { type HostileMailServer, hostileMailServer, NO_MAILBOX } from "./hostile-mail-server";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { startSite } from "./site-process";
import { databaseUrl } from "./stored-bookings";
import { type Finding, firstFew, printFinding } from "./table";
import { newFolder, pause, removeFolder } from "./workplace";

const BOOKINGS_A_ROUND = 10;
/** Longest time from the last booking of a round to its kill. */
const MAX_MS = 2500;
const LAST_STARTS = 4;
const LAST_WAIT_MS = 15_000;
const LONG_AGO = "2020-01-01T00:00:00.000Z";

/** A mail server drops, hangs and refuses while the site is killed: no mail may be lost. */
export async function mails(options: SiegeOptions): Promise<Finding[]> {
  const random = randomOf(options.seed);
  const dataDir = newFolder();
  const server = await hostileMailServer(random);
  const environment = { SMTP_URL: server.url };
  const sent: SentBooking[] = [];
  let kills = 0;
  for (let round = 0; round < options.mailRounds; round++) {
    const site = await startSite(dataDir, environment);
    const form = await openForm(site.origin, "/booking");
    for (let nth = 0; nth < BOOKINGS_A_ROUND; nth++) {
      const booking = newBooking(form);
      if (nth === 0) booking.email = booking.fields.email = `nobody-${booking.email}`;
      await sendBooking(site.origin, booking);
      sent.push(booking);
    }
    await pause(random.integer(10, MAX_MS));
    await site.kill();
    kills += 1;
    await letTimePass(dataDir);
  }
  server.stopFaults();
  for (let start = 0; start < LAST_STARTS && (await countWaiting(dataDir)) > 0; start++) {
    const site = await startSite(dataDir, environment);
    for (const until = Date.now() + LAST_WAIT_MS; Date.now() < until; await pause(200)) {
      if ((await countWaiting(dataDir)) === 0) break;
    }
    await site.kill();
    await letTimePass(dataDir);
  }
  await server.close();
  const findings = await judge(dataDir, server, sent, kills);
  removeFolder(dataDir);
  return findings;
}

/** While no server runs, makes all claims and pauses of waiting mails expire. */
async function letTimePass(dataDir: string): Promise<void> {
  const db = openDatabase(databaseUrl(dataDir));
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: LONG_AGO, claimed_until: null })
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
  await db.destroy();
}

/** Counts the mails that are neither sent nor failed. */
async function countWaiting(dataDir: string): Promise<number> {
  return (await readOutbox(dataDir)).filter((row) => !row.sent_at && !row.failed_at).length;
}

async function readOutbox(dataDir: string) {
  const db = openDatabase(databaseUrl(dataDir));
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "sent_at", "failed_at", "attempts"])
    .execute();
  await db.destroy();
  return rows;
}

async function judge(
  dataDir: string,
  server: HostileMailServer,
  sent: SentBooking[],
  kills: number,
): Promise<Finding[]> {
  const rows = await readOutbox(dataDir);
  const acknowledged = sent.flatMap(({ reference }) => reference ?? []);
  const copies = rows.map((row) => ({
    row,
    // compares the subjects, since a duplicate may have another Message-ID
    mails: server.arrived.filter(
      (mail) => mail.recipient === row.recipient && mail.subject === row.subject,
    ),
  }));
  const refused = copies.filter(({ row }) => NO_MAILBOX.test(row.recipient));
  const failed = refused.filter(({ row }) => row.failed_at && !row.sent_at).length;
  const deliverable = copies.filter(({ row }) => !NO_MAILBOX.test(row.recipient));
  const lost = deliverable.filter(({ row, mails }) => mails.length === 0 || !row.sent_at);
  const doubles = copies.flatMap(({ mails }) => mails.slice(1));
  const otherIds = copies.filter(({ row, mails }) =>
    mails.some(({ messageId }) => !messageId.includes(row.id)),
  );
  const unacknowledged = server.arrived.filter((mail) => !mail.acknowledged).length;
  const expected = acknowledged.length * 2;
  const done = `${acknowledged.length} bookings, ${server.faultCount()} faults of the mail server (drops, delays, hangs, 4xx, 5xx), ${kills} SIGKILLs`;
  return [
    printFinding({
      attack: "mails: lost",
      done,
      figure: `${lost.length} lost of ${deliverable.length}; ${rows.length} stored for ${acknowledged.length} bookings${lost.length > 0 ? `: ${firstFew(lost.map(({ row }) => `${row.attempts} attempts, ${row.sent_at ? "sent" : row.failed_at ? "failed" : "waiting"}`))}` : ""}`,
      bound: `0 lost; ${expected} stored`,
      held: acknowledged.length > 0 && lost.length === 0 && rows.length === expected,
    }),
    printFinding({
      attack: "mails: doubles",
      done,
      figure: `${doubles.length} doubles, ${otherIds.length} with another Message-ID`,
      bound: `at most ${unacknowledged} answers lost + ${kills} kills; 0 with another Message-ID`,
      held:
        server.arrived.length > 0 &&
        doubles.length <= unacknowledged + kills &&
        otherIds.length === 0,
    }),
    printFinding({
      attack: "mails: no such mailbox",
      done: `${refused.length} mails to addresses that do not exist (550 5.1.1)`,
      figure: `${failed} failed, after ${server.refusals()} refusals`,
      bound: `${refused.length}, after a refusal each; ${kills} more may be lost (kills)`,
      held:
        refused.length > 0 &&
        failed === refused.length &&
        server.refusals() <= refused.length + kills,
    }),
  ];
}
