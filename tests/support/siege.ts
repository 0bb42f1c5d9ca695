import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { imageParameters } from "./image";
import { freePort, startServer } from "./server-process";

export interface Attack {
  /** Number of parallel connections. */
  connections: number;
  path: string;
  /** Content type of a post; without it the address is requested with GET. */
  type?: string;
  /** `{n}` stands for the number of the request. */
  body?: string;
  cookie?: string;
  /** True if the last byte of each request is withheld. */
  stall?: boolean;
}

/** Loopback addresses, which the limits treat as different phones. */
const HOSTILE_ADDRESS = "127.0.0.2";
const FAMILY_ADDRESS = "127.0.0.3";

/** The production server as the image starts it, with its memory limit. */
export async function startAsImage(dataDir: string) {
  const port = await freePort();

  const env = { NODE_ENV: "production", DATA_DIR: dataDir };
  const server = startServer(process.execPath, imageParameters(), {
    cwd: process.cwd(),
    env: { ...env, PORT: String(port) },
  });
  await server.ready(port);
  return { ...server, port };
}

/** Peak memory of the process in megabytes. @throws if it has ended */
export function peakMemory(pid: number): number {
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

export interface Answer {
  status: number;
  ms: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** One request of a family's phone, on a connection of its own. */
export function ask(
  port: number,
  path: string,
  {
    method = "GET",
    body,
    headers = {},
  }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        path,
        method,
        headers: { Accept: "text/html", ...headers },
        agent: false,
        host: "127.0.0.1",
        localAddress: FAMILY_ADDRESS,
      },
      async (response) => {
        const content = await text(response);
        const ms = performance.now() - startedAt;
        resolve({ status: response.statusCode ?? 0, ms, headers: response.headers, body: content });
      },
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

/** Attacks while a callback runs. @returns the callback's result, and the attack's answers */
export async function whileAttacked<Result>(
  port: number,
  folder: string,
  attack: Attack,
  meanwhile: () => Promise<Result>,
): Promise<{ result: Result; sent: number; answers: Record<string, number> }> {
  const plan = join(folder, "plan.json");
  writeFileSync(plan, JSON.stringify({ port, from: HOSTILE_ADDRESS, ...attack }));
  const attacker = spawn(process.execPath, ["tests/support/attacker.mjs", plan], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // unlike in production, the attacker shares the server's processors
  setPriority(attacker.pid ?? 0, constants.priority.PRIORITY_LOW);
  const firstOutput = once(attacker.stdout, "data");
  const report = text(attacker.stdout);
  try {
    await firstOutput;
    const result = await meanwhile();
    attacker.kill("SIGTERM");
    return { result, ...JSON.parse((await report).replace("begun\n", "")) };
  } finally {
    attacker.kill("SIGKILL");
  }
}

/**
 * Sends one request. The time excludes waits of client and server for a processor, since they share
 * the machine with the attacker.
 */
export async function timed(pid: number, send: () => Promise<Answer>): Promise<Answer> {
  const before = processorWaitMs(pid) + processorWaitMs("self");
  const answer = await send();
  return { ...answer, ms: answer.ms - (processorWaitMs(pid) + processorWaitMs("self") - before) };
}

/**
 * Longest time for a prompt answer under attack: a quarter of a second, or on a slow machine ten
 * times an ordinary answer, which this measures.
 */
export async function promptMs({ port, pid }: { port: number; pid: number }): Promise<number> {
  const slowestOfRounds: number[] = [];
  for (let round = 0; round < 11; round++) {
    const paths = ["/booking", "/login", "/no-such-page"];
    const answers = await Promise.all(paths.map((path) => timed(pid, () => ask(port, path))));
    slowestOfRounds.push(Math.max(...answers.map(({ ms }) => ms)));
  }
  const [median = 0] = slowestOfRounds.toSorted((one, other) => one - other).slice(5);
  return Math.max(250, 10 * median);
}

/** Time that a process's first thread has waited for a processor (proc_pid_schedstat(5)). */
function processorWaitMs(pid: number | "self"): number {
  const [, waited] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(waited) / 1e6;
}

/** Repeats a request until the time is over. @returns the slowest answer, in milliseconds */
export async function slowest(
  { port, pid }: { port: number; pid: number },
  path: string,
  until: number,
): Promise<number> {
  let longest = 0;
  do {
    const { status, ms } = await timed(pid, () => ask(port, path));
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    longest = Math.max(longest, ms);
    await pause(40);
  } while (performance.now() < until);
  return longest;
}
