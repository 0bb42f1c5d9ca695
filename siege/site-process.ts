import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageParameters } from "../tests/support/image";
import { containerEnv, freePort } from "../tests/support/server-process";
import { killAtEnd, pause } from "./workplace";

const READY_MS = 30_000;
const STOP_MS = 40_000;

/** A server that is known by its address alone. */
export interface Server {
  origin: string;
}

/** The production build in a process of its own, on loopback. */
export interface SiteProcess extends Server {
  dataDir: string;
  isAlive: () => boolean;
  /** Resolves when the process has ended for any reason. */
  exited: Promise<void>;
  /** @throws Error if it does not serve within 30 s, or stops before */
  untilReady: () => Promise<void>;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
  /** Sends SIGTERM, as a deployment does, and SIGKILL after 40 s. */
  stop: () => Promise<void>;
  /** Peak resident memory in MiB; not a number on systems without /proc. */
  peakMiB: () => number;
}

/** Starts a server and waits until it serves. */
export async function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const site = await launchSite(dataDir, environment);
  await site.untilReady();
  return site;
}

/**
 * Starts a server without waiting. It trusts `Fly-Client-IP`, so the siege can act as one phone or
 * a thousand families.
 */
export async function launchSite(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  // a pipe would block the server while the siege is busy
  const log = openSync(logFile(dataDir), "a");
  const child = killAtEnd(
    spawn(process.execPath, imageParameters(), {
      stdio: ["ignore", log, log],
      env: containerEnv({
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        FLY_APP_NAME: "siege",
        ...environment,
      }),
    }),
  );
  closeSync(log);
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    origin,
    dataDir,
    isAlive,
    exited,
    untilReady: () => untilReady(origin, isAlive, dataDir),
    kill: () => end(child, exited, "SIGKILL"),
    stop: () => end(child, exited, "SIGTERM"),
    peakMiB: () => peakMiB(child.pid),
  };
}

/** The log of all servers that used this data folder. */
export function logOf(dataDir: string): string {
  return readFileSync(logFile(dataDir), "utf8");
}

function logFile(dataDir: string): string {
  return join(dataDir, "siege.log");
}

async function untilReady(origin: string, isAlive: () => boolean, dataDir: string): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until && isAlive(); await pause(25)) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.status === 200) return;
  }
  const lastLines = logOf(dataDir).trim().split("\n").slice(-3).join("\n");
  throw new Error(`The server ${isAlive() ? "is not ready" : "has stopped"}: ${lastLines}`);
}

async function end(child: ChildProcess, exited: Promise<void>, signal: NodeJS.Signals) {
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await exited;
  clearTimeout(killTimer);
}

function peakMiB(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
