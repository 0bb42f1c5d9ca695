import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { hasUnwrittenErasures } from "~/features/audit/erasures.server";
import type { Services } from "~/server/context";
import { errorFields, logOfRun } from "~/server/log.server";
import { isDue } from "./backup";
import { recordedRuns, recordRun } from "./backup-runs.server";
import { mailTrouble } from "./trouble-mail.server";

type Work = "take" | "erasures";
type WorkerServices = Pick<Services, "db" | "now" | "log" | "env" | "wakeOutbox">;

export interface BackupWorker {
  /** Call this after an erasure, so that its note is stored beside the backups at once. */
  wake: () => void;
  /** Stops the running child process; resolves when it has ended. */
  stop: () => Promise<void>;
}

const POLL_INTERVAL_MS = 60_000;
/** Low process priority, so that page requests come first. */
const NICE = 10;

/**
 * Makes hourly backups and stores notes of erasures. A child process does it, because packing and encrypting would
 * block page requests.
 *
 * @param program started with `take` or `erasures` (app/commands/backup.ts)
 * @returns null if backups are off
 */
export function startBackups(services: WorkerServices, program: string): BackupWorker | null {
  if (!services.env.backup) return null;
  const { db, now } = services;
  let child: ChildProcess | null = null;
  let currentCheck: Promise<void> | null = null;
  let isStopped = false;

  async function checkForWork(): Promise<void> {
    const runs = await recordedRuns(db);
    if (isDue(runs, now())) await run("take");
    else if (await hasUnwrittenErasures(db)) await run("erasures");
    if (!isStopped) await mailTrouble(services);
  }

  async function run(work: Work): Promise<void> {
    if (isStopped) return;
    const at = now();
    child = fork(program, [work], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    const exitCode = exitCodeOf(child);
    if (child.pid !== undefined) lowerPriority(child.pid);
    const code = await exitCode;
    child = null;
    // a failed run records its failure itself, but a killed run cannot
    if (code === null && work === "take" && !isStopped)
      await recordRun(db, { at, problem: "cut-off" });
  }

  /** Only one check runs at a time. A wake during a check causes another check after it. */
  let isCheckPending = false;
  function wake(): void {
    if (isStopped) return;
    if (currentCheck) {
      isCheckPending = true;
      return;
    }
    currentCheck = checkForWork()
      .catch((error) => logOfRun(services.log)("backup.error", errorFields(error)))
      .finally(() => {
        currentCheck = null;
        if (isCheckPending) {
          isCheckPending = false;
          wake();
        }
      });
  }

  const timer = setInterval(wake, POLL_INTERVAL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      child?.kill("SIGTERM");
      await currentCheck;
    },
  };
}

/** @returns the child's exit code; null if a signal ended it or it did not start */
function exitCodeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", resolve);
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // the process has already ended, or the system does not support priorities
  }
}
