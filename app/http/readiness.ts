import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { isMigrated } from "#db/migrate";
import { probeWrite } from "#db/write-probe.server";
import type { Services } from "~/server/context";
import { errorFields, type Log } from "~/server/log.server";

/** A result, good or bad, is reused for this long. */
const REUSE_MS = 5_000;
/** Longest wait for the disk or other writers. */
const ANSWER_MS = 100;
/** The database may be busy this long before the process counts as unable to write. */
const BUSY_MS = 15_000;
/** Size of the test file: about one mail. */
const DISK_BYTES = 65_536;

type ReadinessServices = Pick<Services, "db" | "env" | "now">;

/**
 * @returns a function of the request's log that checks that the database can be read, is migrated
 * and can be written
 */
export function createReadiness(services: ReadinessServices): (log: Log) => Promise<boolean> {
  const { db, env, now } = services;
  let hasMigrated = false;
  let lastCheck: { at: number; canWrite: Promise<boolean> } | null = null;
  let lastWrittenAt = now().getTime();
  let pendingWrite: Promise<"written" | "busy"> | null = null;
  return async (log) => {
    try {
      await sql`select 1`.execute(db);
      hasMigrated ||= await isMigrated(db);
      return hasMigrated && (await canWrite(log));
    } catch (error) {
      log("readiness.failed", errorFields(error));
      return false;
    }
  };

  function canWrite(log: Log): Promise<boolean> {
    const at = now().getTime();
    // the clock may have been set back
    if (!lastCheck || at < lastCheck.at || at - lastCheck.at >= REUSE_MS)
      lastCheck = { at, canWrite: checkWrite(at, log) };
    return lastCheck.canWrite;
  }

  async function checkWrite(at: number, log: Log): Promise<boolean> {
    try {
      if ((await withTimeout(attemptWrite())) === "written") return true;
      return Math.abs(at - lastWrittenAt) < BUSY_MS;
    } catch (error) {
      log("readiness.failed", errorFields(error));
      return false;
    }
  }

  /** Runs one attempt at a time, so that attempts do not pile up on a hanging disk. */
  function attemptWrite(): Promise<"written" | "busy"> {
    pendingWrite ??= Promise.all([probeWrite(db, now()), probeDisk(env.dataDir)])
      .then(([outcome]) => {
        // a late success on a slow disk counts too
        if (outcome === "written") lastWrittenAt = now().getTime();
        return outcome;
      })
      .finally(() => {
        pendingWrite = null;
      });
    return pendingWrite;
  }
}

/**
 * Writes a test file, because on a full disk the database may still have free space in its own
 * files.
 */
async function probeDisk(folder: string): Promise<void> {
  const path = join(folder, ".disk-probe");
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(path, "w", 0o600);
    try {
      await file.writeFile(Buffer.alloc(DISK_BYTES, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

async function withTimeout(work: Promise<"written" | "busy">): Promise<"written" | "busy"> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<"busy">((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, "busy");
  });
  // a failure after the timeout must not be an unhandled rejection; the next check tries again
  work.catch(() => {});
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
