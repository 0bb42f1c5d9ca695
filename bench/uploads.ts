import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomPicture, Upload } from "../siege/uploading-family";
import { type OpenFamily, openFamilyPage } from "../siege/writing-families";
import { Visitor } from "../tests/support/visitor";
import { pairedRatio } from "./measure";
import type { Table } from "./report";
import { freePort, type SiteProcess, startSiteProcess, waitForServer } from "./site-process";

const MIB = 1024 * 1024;
const FILE_BYTES = 10 * MIB;
/** Families that send a file each at the same time. */
const SENDERS = 4;

/** Papers sent by tus over loopback, compared with a tus server that only writes files. */
export async function uploadSpeed(): Promise<Table> {
  const bare = await startBareTus();
  const site = await startSiteProcess();
  try {
    const families = await Promise.all(
      Array.from({ length: SENDERS }, async () => openFamilyPage(site)),
    );
    const strangers = families.map(() => STRANGER);
    const { a, b, ratio } = await pairedRatio(
      () => mebibytesPerSecond(site, families),
      () => mebibytesPerSecond(bare, strangers),
    );
    return {
      title: `Papers of ${FILE_BYTES / MIB} MiB from ${SENDERS} families at once`,
      columns: ["server", "MiB a second"],
      rows: [
        ["the site: sealed, each MiB durable, read back once", a.toFixed(0)],
        ["a bare tus server: written, durable at the end", b.toFixed(0)],
        ["ratio", ratio.toFixed(3)],
      ],
    };
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** The bare server knows one address and no sessions. */
const STRANGER: OpenFamily = {
  visitor: new Visitor(() => Promise.reject(new Error("has no pages")), {}),
  address: "127.0.0.1",
  reference: "bare",
};

async function startBareTus(): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-"));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "bench/bare-tus.ts", `${port}`, folder],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return waitForServer(child, port, folder, "/");
}

async function mebibytesPerSecond(site: SiteProcess, families: OpenFamily[]): Promise<number> {
  const uploads = families.map((family) => new Upload(family, randomPicture(FILE_BYTES)));
  const started = performance.now();
  await Promise.all(
    uploads.map(async (upload) => {
      await upload.begin(site);
      await upload.send(site);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  if (!uploads.every(({ isDone }) => isDone)) throw new Error("A file did not arrive whole");
  return (SENDERS * FILE_BYTES) / MIB / seconds;
}
