import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiegeOptions } from "../options";
import { send } from "../requests";
import { logOf, type SiteProcess, startSite } from "../site-process";
import { type Finding, firstFew, printFinding } from "../table";
import { newFolder, removeFolder } from "../workplace";
import { bareRequests, firstAnswer, HIDDEN_PATH, sendBare } from "./bare-sockets";
import { traces } from "./canaries";
import { type FuzzTarget, type HostileRequest, hostileRequest } from "./hostile-request";
import { type FaultKind, faultKinds, faultsOf } from "./judge";
import { createPeople, openFuzzTarget, type People } from "./people-at-work";
import { sitePaths } from "./site-map";

const CONCURRENCY = 6;
/** Number of requests after which people check their sessions and reopen their forms. */
const REQUESTS_PER_ROUND = 500;
const MAX_FAULTS_PRINTED = 12;
const MAX_PRINTED_CHARACTERS = 1500;

/** Sends random requests, the same for the same seed, and judges every answer. */
export async function fuzz(options: SiegeOptions): Promise<Finding[]> {
  const dataDir = newFolder();
  const site = await startSite(dataDir);
  const people = await createPeople(site);
  const secrets = [dataDir, readFileSync(join(dataDir, "session-secret"), "utf8").trim()];
  const faults = new Map<FaultKind, string[]>(faultKinds.map((kind) => [kind, []]));
  const statuses = new Map<number, number>();
  await sendAll(site, people, options, (request, answer) => {
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const kinds = answer ? faultsOf(answer, site.origin, secrets) : (["no answer"] as const);
    for (const kind of kinds) recordFault(faults, kind, request, answer?.status);
  });
  const bare = await sendBareRequests(site, secrets);
  const alive = site.isAlive() && (await send(site.origin, { path: "/healthz" })).status === 200;
  await site.stop();
  printErrors(dataDir);
  const findings = findingsOf(options, { faults, statuses, bare, alive, dataDir });
  removeFolder(dataDir);
  return findings.map(printFinding);
}

async function sendAll(
  site: SiteProcess,
  people: People,
  { fuzzRequests, seed }: SiegeOptions,
  judge: (request: HostileRequest, answer: Awaited<ReturnType<typeof send>> | null) => void,
): Promise<void> {
  const paths = sitePaths();
  for (let from = 0; from < fuzzRequests && site.isAlive(); from += REQUESTS_PER_ROUND) {
    const target: FuzzTarget = await openFuzzTarget(site, people, paths);
    let next = from;
    const sender = async () => {
      while (next < Math.min(from + REQUESTS_PER_ROUND, fuzzRequests) && site.isAlive()) {
        const request = hostileRequest(seed, next++, target);
        judge(request, await send(site.origin, request).catch(() => null));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  }
}

let faultsPrinted = 0;

/** Prints the first faults in full, so that they can be repeated. */
function recordFault(
  faults: Map<FaultKind, string[]>,
  kind: FaultKind,
  request: HostileRequest,
  status: number | undefined,
): void {
  faults.get(kind)?.push(`${status ?? "-"} ${request.method} ${request.path.slice(0, 80)}`);
  if (faultsPrinted++ >= MAX_FAULTS_PRINTED) return;
  const path = request.path.slice(0, MAX_PRINTED_CHARACTERS);
  const body = request.body?.toString().slice(0, MAX_PRINTED_CHARACTERS);
  console.log(`  ${kind}: ${status ?? "-"} to ${JSON.stringify({ ...request, path, body })}`);
}

/** Prints the different errors in the server's log, each with its count. */
function printErrors(dataDir: string): void {
  const places = logOf(dataDir)
    .split("\n")
    .filter((line) => line.includes('"error":'))
    .map((line) => line.replace(/"at":"[^"]*",/, ""));
  for (const place of new Set(places)) {
    const times = places.filter((other) => other === place).length;
    console.log(`  the log says, ${times} times: ${place}`);
  }
}

async function sendBareRequests(site: SiteProcess, secrets: string[]) {
  const requests = bareRequests(new URL(site.origin).host);
  const faults: string[] = [];
  for (const text of requests) {
    const answer = firstAnswer(await sendBare(site.origin, text));
    if (!answer) continue;
    for (const kind of faultsOf(answer, site.origin, secrets)) {
      faults.push(`${kind}: ${answer.status} to ${JSON.stringify(text.slice(0, 80))}`);
    }
  }
  return { sent: requests.length, faults };
}

function findingsOf(
  { fuzzRequests, seed }: SiegeOptions,
  results: {
    faults: Map<FaultKind, string[]>;
    statuses: Map<number, number>;
    bare: { sent: number; faults: string[] };
    alive: boolean;
    dataDir: string;
  },
): Finding[] {
  const done = `${fuzzRequests} random requests, seed ${seed}`;
  const row = (attack: string, what: string, found: readonly string[]): Finding => ({
    attack: `fuzz: ${attack}`,
    done: what,
    figure: found.length === 0 ? "0" : `${found.length}: ${firstFew(found)}`,
    bound: "0",
    held: found.length === 0,
  });
  const log = logOf(results.dataDir);
  const answers = [...results.statuses].sort(([left], [right]) => left - right);
  const answerCount = answers.reduce((sum, [, count]) => sum + count, 0);
  return [
    {
      attack: "fuzz: answers",
      done,
      figure: `${answers.map(([status, count]) => `${status}: ${count}`).join(", ")}; ${results.alive ? "alive" : "DEAD"}`,
      bound: `${fuzzRequests} answers; alive`,
      held: results.alive && answerCount === fuzzRequests,
    },
    ...[...results.faults].map(([kind, found]) => row(kind, done, found)),
    row("bare sockets", `${results.bare.sent} requests with framing in doubt`, results.bare.faults),
    row(
      "a hidden request carried out",
      `${results.bare.sent} requests with framing in doubt`,
      log.includes(HIDDEN_PATH) ? [HIDDEN_PATH] : [],
    ),
    row(
      "personal data in the log",
      `${log.split("\n").length} lines, ${traces.length} traces`,
      traces.filter((trace) => log.includes(trace)),
    ),
    row("headers of mails", "every mail that was sent meanwhile", foreignHeaders(results.dataDir)),
  ];
}

/** Injected headers in mails. */
function foreignHeaders(dataDir: string): string[] {
  const folder = join(dataDir, "mail");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8").split("\r\n\r\n")[0] ?? "")
    .flatMap((head) =>
      head.split(/\r\n|\r|\n/).filter((line) => /^(?:bcc|cc|x-canary):/i.test(line)),
    );
}
