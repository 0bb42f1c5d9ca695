import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageParameters } from "../tests/support/image";

/** A server with its own process and its own data. */
export interface SiteProcess {
  origin: string;
  dataDir: string;
  /** Resident memory now, in MiB. */
  residentMiB: () => number;
  /** Processor time so far, in seconds. */
  cpuSeconds: () => number;
  stop: () => Promise<void>;
}

/** Starts the production build on a new data folder; `prepare` fills its database first. */
export async function startSiteProcess(
  prepare: (dataDir: string) => Promise<void> = async () => {},
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "setu-bench-"));
  await prepare(dataDir);
  const port = await freePort();
  const child = spawn(process.execPath, imageParameters(), {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      ...environment,
    },
  });
  return waitForServer(child, port, dataDir, "/readyz");
}

/** A Node server with one fixed page of the given size, to compare the site's pages with. */
export async function startBareServer(bytes = 2048): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "setu-bench-"));
  const port = await freePort();
  const script = `const page = Buffer.from("<!doctype html><title>Bare</title><h1>Bare</h1><p>".padEnd(${bytes}, "word "));
    const headers = { "Content-Type": "text/html", "Content-Length": page.length };
    require("node:http").createServer((q, s) => { q.resume(); q.on("end", () => s.writeHead(200, headers).end(page)); }).listen(${port}, "127.0.0.1")`;
  const child = spawn(process.execPath, ["-e", script], { stdio: "ignore" });
  return waitForServer(child, port, dataDir, "/");
}

export async function waitForServer(
  child: ChildProcess,
  port: number,
  dataDir: string,
  readyPath: string,
): Promise<SiteProcess> {
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin + readyPath);
  return {
    origin,
    dataDir,
    residentMiB: () => residentMiB(child.pid ?? 0),
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    stop: async () => {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 s`);
}

/** From Linux's /proc; not a number on other systems. */
function residentMiB(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * From `/proc/PID/stat`, fields 14 and 15, in hundredths of a second; not a number on other
 * systems.
 */
export function cpuSeconds(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
    const fields = afterName.split(" ").map(Number);
    return ((fields[11] ?? Number.NaN) + (fields[12] ?? Number.NaN)) / 100;
  } catch {
    return Number.NaN;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
