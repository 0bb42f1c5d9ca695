import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onSqlite } from "../support/engine";
import { otherWriter } from "../support/other-writer";
import { freePort, startServer } from "../support/server-process";
import { type Site, startSite } from "../support/site";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const status = async () => (await site.fetch("/readyz")).status;
const later = (seconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
};

const lastWrite = async () =>
  (await site.db.selectFrom("readiness").selectAll().executeTakeFirst())?.at;

/** Waits for a slow disk's write, which may end after the answer. */
async function waitForWrite() {
  await vi.waitFor(async () => expect(await lastWrite()).toBe(site.clock.now.toISOString()));
  await new Promise((done) => setTimeout(done, 50));
}

/** Asks again, because only the next answer shows the result of a slow write. */
async function expectStatusSoon(wanted: number) {
  for (let looks = 1; looks < 3; looks++) {
    later(5);
    if ((await status()) === wanted) return;
    await new Promise((done) => setTimeout(done, 300));
  }
  later(5);
  expect(await status()).toBe(wanted);
}

describe("readiness", () => {
  test.runIf(onSqlite)("fails while the database cannot grow, and recovers", async () => {
    expect(await status()).toBe(200);
    const [page] = (await sql<{ page_count: number }>`pragma page_count`.execute(site.db)).rows;
    await fillFreePages();
    await limitPages(page?.page_count ?? 0);
    await expectStatusSoon(503);
    expect(site.logs.join("")).toContain("SQLITE_FULL");
    await limitPages(4_294_967_294);
    await expectStatusSoon(200);
  });

  test("fails while the disk accepts no file", async () => {
    rmSync(site.env.dataDir, { recursive: true });
    writeFileSync(site.env.dataDir, "");
    expect(await status()).toBe(503);
  });

  test("writes at most once in five seconds, however often it is asked", async () => {
    expect(await status()).toBe(200);
    await waitForWrite();
    const first = await lastWrite();
    later(4.999);
    await Promise.all(Array.from({ length: 50 }, status));
    expect(await lastWrite()).toBe(first);
    later(0.001);
    await Promise.all(Array.from({ length: 50 }, status));
    await waitForWrite();
  });

  test("answers within 250 ms while another process writes, and fails if that lasts", async () => {
    expect(await status()).toBe(200);
    await waitForWrite();
    const other = await otherWriter(site.env.databaseUrl);
    await other.begin();
    try {
      later(5);
      const startedAt = Date.now();
      expect(await status()).toBe(200);
      expect(Date.now() - startedAt).toBeLessThan(250);
      later(10);
      expect(await status()).toBe(503);
    } finally {
      await other.end();
      await other.close();
    }
    await expectStatusSoon(200);
  });
});

/** Limits the database's pages on the connection that writes. */
function limitPages(pages: number) {
  return site.db
    .transaction()
    .execute((trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx));
}

/** Uses up the free pages of deleted rows. */
async function fillFreePages() {
  const [free] = (await sql<{ freelist_count: number }>`pragma freelist_count`.execute(site.db))
    .rows;
  for (let page = 0; page < (free?.freelist_count ?? 0); page++) {
    const [unused] = (await sql<{ freelist_count: number }>`pragma freelist_count`.execute(site.db))
      .rows;
    if (unused?.freelist_count === 0) return;
    const at = site.clock.now.toISOString();
    const row = { id: `filling-${page}`, at, kind: "sign-in", network: "" };
    await site.db
      .insertInto("audit_events")
      .values({ ...row, actor_id: null, subject_id: null, detail: "x".repeat(4096) })
      .execute();
  }
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "setu-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.runIf(wholeSuite && canMount())(
  "a process with a full disk is not ready until there is space again",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "setu-full-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", dataDir]);
    const port = await freePort();
    const server = startServer("node", ["build/http/main.js"], {
      cwd: process.cwd(),
      env: { DATA_DIR: dataDir, PORT: String(port), SEED: "none" },
    });
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    const waitForStatus = async (wanted: number) => {
      while ((await ask()) !== wanted) await new Promise((done) => setTimeout(done, 250));
    };
    try {
      await server.ready(port);
      const { bavail, bsize } = statfsSync(dataDir);
      writeFileSync(join(dataDir, "filling"), Buffer.alloc(bavail * bsize));
      await waitForStatus(503);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      rmSync(join(dataDir, "filling"));
      await waitForStatus(200);
    } finally {
      server.stop();
      await server.exit;
      execFileSync("umount", [dataDir]);
      rmSync(dataDir, { recursive: true });
    }
  },
);
