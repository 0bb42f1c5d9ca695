import { runOnOneMachine } from "#db/periodic-work";
import type { Services } from "~/server/context";
import { errorFields, logOfRun } from "~/server/log.server";
import { findStoredFile, readStoredFile } from "./part-storage.server";
import { recordFileReading } from "./readings.server";
import { scanBytes } from "./scanner.server";

const MINUTE_MS = 60_000;
/** A file that could not be scanned is tried again each hour. */
const RETRY_MS = 60 * MINUTE_MS;

type ScanServices = Pick<Services, "db" | "env" | "now" | "log">;

/**
 * Has complete files scanned for viruses. A file stays open to its readers until the scanner finds
 * something.
 *
 * @param since ISO 8601 UTC; files that were complete before it are left for the hourly run
 */
export async function scanPapers(services: ScanServices, since = ""): Promise<void> {
  const url = services.env.clamdUrl;
  if (url === null) return;
  await runOnOneMachine(services.db, "scans", async () => {
    const files = await services.db
      .selectFrom("document_files")
      .innerJoin("documents", "documents.id", "document_files.document_id")
      .select(["document_files.id", "document_id", "request_id"])
      .where("scan", "=", "none")
      .where("complete_at", ">", since)
      .where("erased_at", "is", null)
      .orderBy("complete_at")
      .execute();
    let failures = 0;
    let lastError: unknown;
    for (const file of files) {
      await scanFile(services, url, file).catch((error: unknown) => {
        failures += 1;
        lastError = error;
      });
    }
    if (failures > 0) services.log("scan.failed", { files: failures, ...errorFields(lastError) });
  });
}

async function scanFile(
  services: ScanServices,
  url: string,
  { id, document_id, request_id }: { id: string; document_id: string; request_id: string },
): Promise<void> {
  const storedFile = await findStoredFile(services.db, services, id);
  if (!storedFile) return;
  const reading = { request_id, document_id, file_id: id, reader_id: null } as const;
  const by = { reader: "scanner", way: "checked" } as const;
  await recordFileReading(services.db, { ...reading, ...by }, services.now());
  const scan = await scanBytes(url, readStoredFile(services, storedFile));
  await services.db.updateTable("document_files").set({ scan }).where("id", "=", id).execute();
  if (scan === "infected") services.log("scan.infected", { file: id });
}

/** Scans new files each minute, and all unscanned files now and each hour. @returns a function that stops it */
export function startScans(services: ScanServices): () => void {
  if (services.env.clamdUrl === null) return () => {};
  let isRunning = false;
  let lastFullRunAt = Number.NEGATIVE_INFINITY;
  let lastRunAt = 0;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    const now = services.now().getTime();
    const isFullRun = now - lastFullRunAt >= RETRY_MS;
    if (isFullRun) lastFullRunAt = now;
    // a minute earlier, because a file may be committed after the run that should have seen it
    const since = isFullRun ? "" : new Date(lastRunAt - MINUTE_MS).toISOString();
    lastRunAt = now;
    const log = logOfRun(services.log);
    await scanPapers({ ...services, log }, since).catch((error: unknown) =>
      log("scan.error", errorFields(error)),
    );
    isRunning = false;
  };
  void run();
  const timer = setInterval(run, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
