import type { Engine } from "#db/engine";
import { openForm } from "./booking-sender";
import { Families, judge, resend, SENDERS } from "./families";
import { newInstallation } from "./installation";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { startSite } from "./site-process";
import type { Finding } from "./table";
import { pause } from "./workplace";
import { judgeWriting, WRITERS, WritingFamilies } from "./writing-families";

const MAX_BOOKINGS_A_ROUND = 1600;
/** Longest time from the start of a round to its kill. */
const MAX_MS = 1500;

/**
 * Kills the server at random moments while families book and write: everything acknowledged must
 * exist exactly once.
 */
export async function kills(options: SiegeOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const engine of options.engines) findings.push(...(await killsOn(engine, options)));
  return findings;
}

async function killsOn(engine: Engine, options: SiegeOptions): Promise<Finding[]> {
  const random = randomOf(options.seed);
  const installation = await newInstallation(engine);
  const start = () => startSite(installation.dataDir, installation.environment);
  const families = new Families();
  const writing = new WritingFamilies();
  const wrongAnswers: string[] = [];
  const wrongWriting: string[] = [];
  let site = await start();
  for (let round = 0; round < options.kills; round++) {
    const currentSite = site;
    const sentBefore = families.sent.length;
    const canContinue = () =>
      currentSite.isAlive() && families.sent.length < sentBefore + MAX_BOOKINGS_A_ROUND;
    const form = await openForm(site.origin, "/booking");
    await writing.open(site);
    const senders = Array.from({ length: SENDERS }, () =>
      families.keepSending(currentSite.origin, form, canContinue),
    );
    const writers = writing.keepWriting(currentSite);
    await pause(random.integer(10, MAX_MS));
    await site.kill();
    await Promise.all([...senders, writers]);
    site = await start();
    wrongAnswers.push(...(await resend(site.origin, families.sent.slice(sentBefore))));
    wrongWriting.push(...(await writing.resend(site)));
  }
  await site.stop();
  const done = `${options.kills} SIGKILLs while ${SENDERS} families book at once`;
  const attack = `kills (${engine})`;
  const findings = await judge(attack, done, installation, families, wrongAnswers);
  const writingDescription = `${options.kills} SIGKILLs while ${WRITERS} families write`;
  findings.push(
    await judgeWriting(attack, writingDescription, installation.databaseUrl, writing, wrongWriting),
  );
  installation.remove();
  return findings;
}
