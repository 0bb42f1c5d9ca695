import type { Engine } from "#db/engine";
import { openForm } from "./booking-sender";
import { Families, judge, resend, SENDERS } from "./families";
import { newInstallation } from "./installation";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { startSite } from "./site-process";
import type { Finding } from "./table";
import { pause } from "./workplace";

const MAX_BOOKINGS_A_ROUND = 1600;
const MAX_MS = 600;

/** SIGKILL at random moments while bookings arrive: each acknowledged booking must exist once. */
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
  const wrong: string[] = [];
  let site = await start();
  for (let round = 0; round < options.kills; round++) {
    const besieged = site;
    const before = families.sent.length;
    const goesOn = () => besieged.isAlive() && families.sent.length < before + MAX_BOOKINGS_A_ROUND;
    const form = await openForm(site.origin, "/booking");
    const senders = Array.from({ length: SENDERS }, () =>
      families.keepSending(besieged.origin, form, goesOn),
    );
    await pause(random.whole(10, MAX_MS));
    await site.kill();
    await Promise.all(senders);
    site = await start();
    wrong.push(...(await resend(site.origin, families.sent.slice(before))));
  }
  await site.stop();
  const done = `${options.kills} SIGKILLs while ${SENDERS} families book at once`;
  const findings = await judge(`kills (${engine})`, done, installation, families, wrong);
  installation.remove();
  return findings;
}
