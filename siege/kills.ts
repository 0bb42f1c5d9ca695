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
  const wrong: string[] = [];
  const wrongWriting: string[] = [];
  let site = await start();
  for (let round = 0; round < options.kills; round++) {
    const besieged = site;
    const before = families.sent.length;
    const canContinue = () =>
      besieged.isAlive() && families.sent.length < before + MAX_BOOKINGS_A_ROUND;
    const form = await openForm(site.origin, "/booking");
    await writing.open(site);
    const senders = Array.from({ length: SENDERS }, () =>
      families.keepSending(besieged.origin, form, canContinue),
    );
    const writers = writing.keepWriting(besieged);
    await pause(random.whole(10, MAX_MS));
    await site.kill();
    await Promise.all([...senders, writers]);
    site = await start();
    wrong.push(...(await resend(site.origin, families.sent.slice(before))));
    wrongWriting.push(...(await writing.resend(site)));
  }
  await site.stop();
  const done = `${options.kills} SIGKILLs while ${SENDERS} families book at once`;
  const attack = `kills (${engine})`;
  const findings = await judge(attack, done, installation, families, wrong);
  const writingDescription = `${options.kills} SIGKILLs while ${WRITERS} families write`;
  findings.push(
    await judgeWriting(attack, writingDescription, installation.databaseUrl, writing, wrongWriting),
  );
  installation.remove();
  return findings;
}
