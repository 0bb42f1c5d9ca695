import { cuttableLine } from "../tests/support/cuttable-line";
import { openForm } from "./booking-sender";
import { Families, judge, resend, SENDERS } from "./families";
import { newInstallation } from "./installation";
import type { SiegeOptions } from "./options";
import { postgresServer } from "./postgres";
import { send } from "./requests";
import { type SiteProcess, startSite } from "./site-process";
import { type Finding, firstFew, printFinding } from "./table";
import { pause } from "./workplace";

const OUTAGE_MS = 20_000;
/** Longest wait for a page, which may also be the page that apologises and says where to call. */
const ANSWER_MS = 20_000;
const RECOVERY_MS = 10_000;
const CALM_MS = 2_000;

/**
 * Cuts and hangs the connection to the database, restarts and crashes the database: pages must show
 * no internals, and the site must recover.
 */
export async function line(_: SiegeOptions): Promise<Finding[]> {
  const installation = await newInstallation("postgres");
  const databaseLine = await cuttableLine(installation.databaseUrl);
  const database = await postgresServer();
  const site = await startSite(installation.dataDir, {
    ...installation.environment,
    DATABASE_URL: databaseLine.url,
  });
  const families = new Families();
  const form = await openForm(site.origin, "/booking");
  let isSending = true;
  const senders = Array.from({ length: SENDERS }, () =>
    families.keepSending(site.origin, form, () => isSending),
  );
  const findings: Finding[] = [];
  const outages: [string, () => Promise<void>, () => Promise<void>][] = [
    [
      "line cut",
      async () => databaseLine.setState("cut"),
      async () => databaseLine.setState("whole"),
    ],
    [
      "line hung",
      async () => databaseLine.setState("hung"),
      async () => databaseLine.setState("whole"),
    ],
    ["database restarted", database.stop, database.start],
    [
      "database crashed",
      async () => database.kill(),
      async () => {
        await pause(CALM_MS);
        await database.start();
      },
    ],
  ];
  for (const [name, begin, end] of outages) {
    await pause(CALM_MS);
    findings.push(await checkOutage(name, site, begin, end));
  }
  isSending = false;
  await Promise.all(senders);
  const wrongAnswers = await resend(site.origin, families.sent);
  await site.stop();
  await databaseLine.close();
  const done = `${outages.length} outages of ${OUTAGE_MS / 1000} s while ${SENDERS} families book`;
  findings.push(...(await judge("line", done, installation, families, wrongAnswers)));
  installation.remove();
  return findings;
}

async function checkOutage(
  name: string,
  site: SiteProcess,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<Finding> {
  await begin();
  const requestedPaths: string[] = [];
  const faults: string[] = [];
  for (const until = Date.now() + OUTAGE_MS; Date.now() < until; ) {
    for (const path of ["/", "/bn/booking", "/hospitals"]) {
      const answer = await send(site.origin, { path, timeoutMs: ANSWER_MS }).catch(() => null);
      requestedPaths.push(path);
      if (!isProperPage(answer)) faults.push(`${path}: ${answer?.status ?? "no answer"}`);
    }
    const health = await send(site.origin, { path: "/healthz", timeoutMs: 1000 }).catch(() => null);
    if (health?.status !== 200) faults.push("/healthz is silent");
    await pause(200);
  }
  await end();
  const restoredAt = performance.now();
  const recoveryMs = await recoveryTime(site, restoredAt);
  const recovery =
    recoveryMs === null ? "not back" : `back after ${(recoveryMs / 1000).toFixed(1)} s`;
  return printFinding({
    attack: `line: ${name}`,
    done: `${OUTAGE_MS / 1000} s, ${requestedPaths.length} pages asked for`,
    figure: `${faults.length} faults${faults.length > 0 ? `: ${firstFew(faults)}` : ""}; ${recovery}`,
    bound: `a page with words within ${ANSWER_MS / 1000} s; back within ${RECOVERY_MS / 1000} s by itself`,
    held: requestedPaths.length > 0 && faults.length === 0 && recoveryMs !== null && site.isAlive(),
  });
}

/** True for a complete page of the site, normal or with an apology, without stack trace or SQL. */
function isProperPage(answer: Awaited<ReturnType<typeof send>> | null): boolean {
  return (
    answer !== null &&
    [200, 500, 503].includes(answer.status) &&
    answer.body.includes("</html>") &&
    !/ECONN|at .*:\d+:\d+|postgres|select "/i.test(answer.body)
  );
}

async function recoveryTime(site: SiteProcess, since: number): Promise<number | null> {
  while (performance.now() - since < RECOVERY_MS) {
    const pages = await Promise.all(
      ["/readyz", "/hospitals"].map((path) =>
        send(site.origin, { path, timeoutMs: 2000 }).catch(() => null),
      ),
    );
    if (pages.every((page) => page?.status === 200)) return performance.now() - since;
    await pause(100);
  }
  return null;
}
