import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageParameters } from "../tests/support/image";
import { bare, freePort } from "../tests/support/server-process";
import { keepTrackOf, pause } from "./workplace";

const READY_MS = 30_000;
const STOP_MS = 40_000;

/** The production build in a process of its own, on loopback alone. */
export interface SiteProcess {
  origin: string;
  dataDir: string;
  isAlive: () => boolean;
  /** Resolves when it has gone, however it went. */
  gone: Promise<void>;
  /** @throws Error where it does not serve within 30 s, or stops before */
  untilReady: () => Promise<void>;
  /** SIGKILL: no time for anything. */
  kill: () => Promise<void>;
  /** SIGTERM, as a deployment stops it; SIGKILL where that takes longer than 40 s. */
  stop: () => Promise<void>;
  /** The most memory it has had resident so far, in MiB; not a number where the system has no /proc. */
  peakMiB: () => number;
}

/** Starts it and waits until it serves. */
export async function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const site = await launchSite(dataDir, environment);
  await site.untilReady();
  return site;
}

/**
 * Starts it, and does not wait. `Fly-Client-IP` is believed, as behind Fly's proxy: so the siege
 * can be one phone, or a thousand families, on one machine.
 */
export async function launchSite(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  // a file, not a pipe: a siege that is busy must not hold up what it measures
  const log = openSync(logFile(dataDir), "a");
  const child = keepTrackOf(
    spawn(process.execPath, imageParameters(), {
      stdio: ["ignore", log, log],
      env: bare({
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
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    origin,
    dataDir,
    isAlive,
    gone,
    untilReady: () => untilReady(origin, isAlive, dataDir),
    kill: () => end(child, gone, "SIGKILL"),
    stop: () => end(child, gone, "SIGTERM"),
    peakMiB: () => peakMiB(child.pid),
  };
}

/** All that has been written over this data folder, by every server that was started on it. */
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
  const last = logOf(dataDir).trim().split("\n").slice(-3).join("\n");
  throw new Error(`The server ${isAlive() ? "is not ready" : "has stopped"}: ${last}`);
}

async function end(child: ChildProcess, gone: Promise<void>, signal: NodeJS.Signals) {
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await gone;
  clearTimeout(late);
}

function peakMiB(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
