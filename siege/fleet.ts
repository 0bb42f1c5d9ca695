import { freePort } from "../tests/support/server-process";
import { openForm } from "./booking-sender";
import { Families, judge, resend, SENDERS } from "./families";
import { newInstallation } from "./installation";
import { startLoadBalancer } from "./load-balancer";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { launchSite, type SiteProcess } from "./site-process";
import type { Finding } from "./table";
import { pause } from "./workplace";

const SERVERS = 3;
/** Longest time between two kills; short enough to hit a server that is starting. */
const MAX_MS = 1500;

/**
 * Three servers on one PostgreSQL behind a load balancer, of which a random one is killed again and
 * again.
 */
export async function fleet(options: SiegeOptions): Promise<Finding[]> {
  const random = randomOf(options.seed);
  const installation = await newInstallation("postgres");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()));
  const launch = (serverPort: number) =>
    launchSite(installation.dataDir, {
      ...installation.environment,
      PORT: String(serverPort),
      PUBLIC_URL: origin,
    });
  // all at once, so that their migrations and samples compete
  const servers: SiteProcess[] = await Promise.all(ports.map(launch));
  await Promise.all(servers.map((server) => server.untilReady()));
  const balancer = await startLoadBalancer(port, ports);
  const families = new Families();
  const form = await openForm(origin, "/booking");
  let isSending = true;
  const senders = Array.from({ length: SENDERS }, () =>
    families.keepSending(origin, form, () => isSending),
  );
  for (let round = 0; round < options.kills; round++) {
    await pause(random.integer(100, MAX_MS));
    const victim = random.integer(0, SERVERS - 1);
    await servers[victim]?.kill();
    servers[victim] = await launch(ports[victim] ?? 0);
  }
  await Promise.all(servers.map((server) => server.untilReady()));
  isSending = false;
  await Promise.all(senders);
  const wrongAnswers = await resend(origin, families.sent);
  await balancer.stop();
  await Promise.all(servers.map((server) => server.stop()));
  const done = `${options.kills} SIGKILLs of ${SERVERS} servers on one PostgreSQL, ${SENDERS} families booking`;
  const findings = await judge("fleet", done, installation, families, wrongAnswers);
  installation.remove();
  return findings;
}
