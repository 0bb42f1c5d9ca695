import { fork } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { newKeyPair } from "~/server/age.server";
import { imageParameters } from "../tests/support/image";
import { bookingSender } from "./booking-sender";
import { insertBookings } from "./large-bookings";
import { median, requestsPerSecond } from "./measure";
import { cpuSeconds, type SiteProcess, startSiteProcess } from "./site-process";

const ROUNDS = 3;
/** Duration of each measurement without a backup. */
const USUAL_MS = 12_000;
/** A busy hour of families: about 30 a second. */
const SENDERS = 2;
const PAUSE_MS = 40;
/** The niceness with which the server starts backups. */
const NICE = 10;

/** Response times of posts while 100,000 bookings are backed up, and the time of a restore. */
export async function backupCost(): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-backups-"));
  const { identity, recipient } = await newKeyPair();
  const settings = { BACKUP_URL: `file:${folder}`, BACKUP_RECIPIENT: recipient };
  const site = await startSiteProcess(insertBookings);
  try {
    const rounds: {
      usual: PostTimes;
      meanwhile: PostTimes;
      seconds: number;
      cpuSeconds: number;
      peakMiB: number;
    }[] = [];
    const post = await createPoster(site);
    await measurePosts(post, pause(2_000));
    for (let round = 0; round < ROUNDS; round++) {
      const usual = await measurePosts(post, pause(USUAL_MS));
      const backup = runBackupCommand(site.dataDir, ["take"], settings);
      const meanwhile = await measurePosts(post, backup);
      rounds.push({ usual, meanwhile, ...(await backup) });
    }
    const medianOf = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    const formatBoth = (pick: (posts: PostTimes) => number) => {
      const [usual, meanwhile] = [
        medianOf((round) => pick(round.usual)),
        medianOf((round) => pick(round.meanwhile)),
      ];
      return `${Math.round(usual)}, ${Math.round(meanwhile)}`;
    };
    const [archive = ""] = readdirSync(folder).filter((name) => name.endsWith(".age"));
    const mebibytes = (file: string) => (statSync(file).size / 2 ** 20).toFixed(0);
    const seconds = await restoreSeconds(folder, identity);
    return [
      ["posts usually, and while it is made", formatBoth(({ count }) => count)],
      ["p50, ms", formatBoth(({ p50 }) => p50)],
      ["p99, ms", formatBoth(({ p99 }) => p99)],
      ["ratio of p99", medianOf(({ usual, meanwhile }) => meanwhile.p99 / usual.p99).toFixed(2)],
      ["what it takes, s", medianOf((round) => round.seconds).toFixed(1)],
      ["its processor time, s", medianOf((round) => round.cpuSeconds).toFixed(1)],
      ["peak memory of its process, MiB", medianOf(({ peakMiB }) => peakMiB).toFixed(0)],
      ["the database, MiB", mebibytes(join(site.dataDir, "setu.db"))],
      ["the archive, MiB", mebibytes(join(folder, archive))],
      ["from an empty folder to a running site, s", seconds.toFixed(1)],
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Response times in milliseconds, and the number of posts. */
interface PostTimes {
  p50: number;
  p99: number;
  count: number;
}

async function restoreSeconds(source: string, identity: string): Promise<number> {
  const started = performance.now();
  const restored = await startSiteProcess(async (dataDir) => {
    await runBackupCommand(dataDir, ["restore", source, "--unproven"], {
      BACKUP_IDENTITY: identity,
    });
  });
  const seconds = (performance.now() - started) / 1000;
  await restored.stop();
  return seconds;
}

/** Runs the built command in a process of its own at low priority. @throws Error if it fails */
async function runBackupCommand(
  dataDir: string,
  parameters: string[],
  env: Record<string, string>,
) {
  const started = performance.now();
  const child = fork("build/http/backup.js", parameters, {
    execArgv: imageParameters().slice(0, -1),
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const pid = child.pid ?? 0;
  setPriority(pid, NICE);
  const usage = { peakMiB: Number.NaN, cpuSeconds: Number.NaN };
  const sampling = setInterval(() => {
    usage.peakMiB = peakOf(pid) ?? usage.peakMiB;
    // not a number once the process has ended
    usage.cpuSeconds = cpuSeconds(pid) || usage.cpuSeconds;
  }, 50);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`backup.js ${parameters.join(" ")} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, ...usage };
}

/** Peak memory in MiB, from Linux's /proc. */
function peakOf(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kibibytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, "utf8")) ?? [];
  return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
}

/** Response times of posts by `SENDERS` families until `end` settles, in milliseconds. */
async function measurePosts(
  post: () => Promise<number>,
  end: Promise<unknown>,
): Promise<PostTimes> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  const send = async () => {
    while (!isOver) {
      times.push(await post());
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  await end;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: times.length };
}

async function createPoster({ origin }: SiteProcess): Promise<() => Promise<number>> {
  const send = await bookingSender(origin);
  return async () => 1000 / (await requestsPerSecond(send, 1, 303));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
