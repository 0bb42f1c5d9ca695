import { execFileSync } from "node:child_process";
import { openDatabase } from "#db/connection.server";
import type { Engine } from "#db/engine";
import { newInstallation } from "./installation";
import type { SiegeOptions } from "./options";
import { randomOf } from "./random";
import { type SiteProcess, startSite } from "./site-process";
import { databaseUrl } from "./stored-bookings";
import { type Finding, firstFew, printFinding } from "./table";
import { newUpload, randomPicture, Upload } from "./uploading-family";
import { pause } from "./workplace";
import { openFamilyPage } from "./writing-families";

const MIB = 1024 * 1024;
/** Families that send papers at the same time. */
const SENDERS = 4;
const MAX_KILL_DELAY_MS = 1200;

/**
 * Families send papers over lines that break, to a server that is killed: every file arrives once,
 * and no acknowledged byte is lost.
 */
export async function uploads(options: SiegeOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const engine of options.engines) findings.push(await checkKilledUploads(engine, options));
  const installation = await newInstallation("sqlite");
  const site = await startSite(installation.dataDir, installation.environment);
  findings.push(await checkCutUpload(site, options));
  findings.push(...(await checkManyUploads(site)));
  findings.push(await checkPlainText(site));
  await site.stop();
  installation.remove();
  return findings;
}

async function checkKilledUploads(engine: Engine, { kills, seed }: SiegeOptions): Promise<Finding> {
  const random = randomOf(seed);
  const installation = await newInstallation(engine);
  const start = () => startSite(installation.dataDir, installation.environment);
  let site = await start();
  const all: Upload[] = [];
  let current: Upload[] = [];
  const faults: string[] = [];
  for (let round = 0; round < kills; round++) {
    // a family begins a new file once its last one is complete
    current = await Promise.all(
      Array.from({ length: SENDERS }, async (_, at) => {
        const previous = current[at];
        if (previous && !previous.isDone) return previous;
        const upload = await newUpload(site, random.integer(100_000, 6 * MIB));
        all.push(upload);
        return upload;
      }),
    );
    const currentSite = site;
    const sending = current.map((upload) => resume(currentSite, upload));
    await pause(random.integer(10, MAX_KILL_DELAY_MS));
    await site.kill();
    await Promise.all(sending);
    site = await start();
  }
  for (const upload of all) {
    if (!upload.isDone) await resume(site, upload).then((fault) => fault && faults.push(fault));
  }
  await site.stop();
  faults.push(...(await wrongFiles(installation.databaseUrl, all)));
  installation.remove();
  const lost = all.reduce((sum, upload) => sum + upload.lost, 0);
  const megabytes = all.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) / MIB;
  return printFinding({
    attack: `uploads (${engine}): papers of ${SENDERS} families`,
    done: `${kills} SIGKILLs while they arrive`,
    figure: `${all.length} files, ${megabytes.toFixed(0)} MiB, ${lost} acknowledged bytes lost; ${faults.length} faults${faults.length > 0 ? `: ${firstFew(faults)}` : ""}`,
    bound: "each once, with its bytes",
    held: all.length > SENDERS && lost === 0 && faults.length === 0,
  });
}

/** Sends a file, from where the server has it. @returns the reason why it broke off; null if it is whole */
async function resume(site: SiteProcess, upload: Upload): Promise<string | null> {
  try {
    await upload.begin(site);
    await upload.readOffset(site);
    if (!upload.isDone) await upload.send(site);
    // completes a file whose answer was lost
    await upload.readOffset(site);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Files that are missing, doubled or incomplete, or have other bytes than were sent. */
async function wrongFiles(databaseUrl: string, sent: readonly Upload[]): Promise<string[]> {
  const db = openDatabase(databaseUrl);
  const files = await db
    .selectFrom("document_files")
    .select(["sha256", "complete_at", "stored_bytes"])
    .execute();
  const documents = await db.selectFrom("documents").select(["id", "state"]).execute();
  await db.destroy();
  const wrong = sent.flatMap(({ sha256 }) => {
    const count = files.filter((file) => file.sha256 === sha256 && file.complete_at).length;
    return count === 1 ? [] : [`a file is there ${count} times`];
  });
  if (files.length !== sent.length) wrong.push(`${files.length} files of ${sent.length}`);
  if (documents.length !== sent.length) wrong.push(`${documents.length} documents`);
  return wrong;
}

const CUTS = 20;

async function checkCutUpload(site: SiteProcess, { seed }: SiegeOptions): Promise<Finding> {
  const random = randomOf(seed);
  const upload = await newUpload(site, 5 * MIB);
  await upload.begin(site);
  for (let cut = 0; cut < CUTS; cut++) {
    // ten times faster than the slowest line, so that this takes a minute
    await upload.send(site, random.integer(50_000, 400_000), 160).catch(() => null);
    await pause(50);
    await upload.readOffset(site);
  }
  await upload.send(site);
  const ratio = upload.sent / upload.bytes.byteLength;
  const wrong = await wrongFiles(databaseUrl(site.dataDir), [upload]);
  return printFinding({
    attack: "uploads: a slow line that breaks",
    done: `5 MiB at 100 KB/s with ${CUTS} cuts`,
    figure: `${ratio.toFixed(2)} times the bytes sent, ${upload.lost} acknowledged bytes lost${firstFew(wrong)}`,
    bound: "1.2 times, one document",
    held: ratio <= 1.2 && upload.lost === 0 && wrong.length === 0,
  });
}

const FAMILIES = 16;

async function checkManyUploads(site: SiteProcess): Promise<Finding[]> {
  const families = await Promise.all(Array.from({ length: FAMILIES }, () => openFamilyPage(site)));
  // made before the measurement, since this process notices no answer meanwhile
  const uploads = families.map((family) => new Upload(family, randomPicture(10 * MIB)));
  const peakBefore = site.peakMiB();
  const health: number[] = [];
  let isWatching = true;
  const watcher = (async () => {
    while (isWatching) {
      const began = performance.now();
      await (await fetch(new URL("/healthz", site.origin))).text();
      health.push(performance.now() - began);
      await pause(100);
    }
  })();
  const outcomes = await Promise.all(uploads.map((upload) => resume(site, upload)));
  const problems = outcomes.filter((problem) => problem !== null);
  isWatching = false;
  await watcher;
  const slowest = Math.max(...health);
  const done = `${FAMILIES} families send 10 MiB each at once`;
  return [
    printFinding({
      attack: "uploads: memory",
      done,
      figure: `peak ${site.peakMiB()} MiB, ${site.peakMiB() - peakBefore} more than before; ${problems.length} refused${firstFew(problems)}`,
      bound: "300 MiB",
      held: site.peakMiB() < 300 && problems.length === 0,
    }),
    printFinding({
      attack: "uploads: others wait",
      done,
      figure: `/healthz ${slowest.toFixed(0)} ms at most`,
      bound: "250 ms",
      held: slowest <= 250,
    }),
  ];
}

const MARKED_TEXT = "PASSPORT-OF-RAHIMA-BEGUM";

/** Looks for a sent text in everything that the server has written. */
async function checkPlainText(site: SiteProcess): Promise<Finding> {
  const family = await openFamilyPage(site);
  const upload = new Upload(family, Buffer.from(`%PDF-1.4\n${`${MARKED_TEXT} `.repeat(100_000)}`));
  const problem = await resume(site, upload);
  const found = filesWith(site.dataDir, MARKED_TEXT);
  return printFinding({
    attack: "uploads: plain text",
    done: "a PDF with a marked text is sent, and the data folder searched, with database and log",
    figure: `found in ${found.length} files${problem ? `; ${problem}` : ""}`,
    bound: "0",
    held: problem === null && found.length === 0,
  });
}

function filesWith(folder: string, text: string): string[] {
  try {
    return execFileSync("grep", ["-rla", text, folder], { encoding: "utf8" }).trim().split("\n");
  } catch {
    // grep exits with 1 if it finds nothing
    return [];
  }
}
