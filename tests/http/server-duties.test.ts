import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#db/connection.server";
import { type Ages, insertAgedRows, remainingIds } from "../support/aged-rows";
import { insertAdmin } from "../support/bookings";
import { openTestDatabase } from "../support/database";
import { family } from "../support/family";
import { hangingMailServer } from "../support/mail-server";
import { TEST_SECRETS } from "../support/secrets";
import { freePort, startServer } from "../support/server-process";
import { Visitor } from "../support/visitor";

/** Preloaded module: disables the server's timers of ten seconds or more, such as the worker's. */
const WITHOUT_LONG_TIMERS = `data:text/javascript,${encodeURIComponent(`
  const every = globalThis.setInterval;
  globalThis.setInterval = (run, ms, ...rest) => every(ms < 10_000 ? run : () => {}, ms, ...rest);
`)}`;

let dataDir: string;
let db: Database;
let close: () => Promise<void>;
let server: ReturnType<typeof startServer>;
let mailServer: Awaited<ReturnType<typeof hangingMailServer>>;
let origin: string;
let ages: Ages;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "setu-duties-"));
  const database = await openTestDatabase({ samples: true });
  ({ db, close } = database);
  ages = await insertAgedRows(db, new Date());
  await insertAdmin(db, "Nila");
  mailServer = await hangingMailServer();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    ...TEST_SECRETS,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    SMTP_URL: mailServer.url,
    NODE_ENV: "production",
  };
  const parameters = ["--import", WITHOUT_LONG_TIMERS, "build/http/main.js"];
  server = startServer("node", parameters, { cwd: process.cwd(), env });
  await server.ready(port);
});
afterAll(async () => {
  server.stop();
  await server.exit;
  await close();
  await mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the server erases expired rows of every table at the start, and nothing younger", async () => {
  expect(Object.keys(ages)).toHaveLength(12);
  await vi.waitFor(
    async () => {
      for (const [table, { old }] of Object.entries(ages)) {
        expect(await remainingIds(db, table), table).not.toContain(old);
      }
    },
    { timeout: 10_000, interval: 100 },
  );
  for (const [table, { young }] of Object.entries(ages)) {
    expect(await remainingIds(db, table), table).toContain(young);
  }
});

test("the server sends a new mail at once, and waits for it when stopping", async () => {
  const fetchServer = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), { redirect: "manual", ...init });
  const visitor = new Visitor(fetchServer, { Origin: origin });
  const sent = await visitor.submit(await visitor.get("/booking"), family);
  expect(sent.path).toMatch(/^\/booking\/sent\//);
  await mailServer.hangs;

  server.stop();
  // the server accepts no connections, but has not exited
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 5000 });
  expect(await Promise.race([server.exit, Promise.resolve("running")])).toBe("running");
  mailServer.release();
  expect(await server.exit).toBe(0);
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("id", "not in", Object.values(ages.outbox ?? {}))
    .execute();
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    "coordinator-new-request",
    "request-received",
  ]);
  const sentMails = mails.filter(({ sent_at }) => sent_at !== null);
  expect(sentMails.length).toBeGreaterThan(0);
  expect(sentMails).toHaveLength(mailServer.count());
  expect(mails.map(({ claimed_until }) => claimed_until)).toEqual([null, null]);
});
