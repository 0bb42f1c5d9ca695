import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#db/connection.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { createLog } from "~/server/log.server";
import { databaseForEachTest } from "../../tests/support/database";
import { rememberedFigures } from "./figures";

const database = databaseForEachTest();
let db: Database;
let now: Date;
let lines: string[];

beforeEach(() => {
  db = database.db;
  now = new Date("2026-11-20T10:00:00.000Z");
  lines = [];
});
afterEach(() => void vi.useRealTimers());

const log = createLog(
  (line) => lines.push(line),
  () => now,
);
const services = (queriedDb = db) => ({ db: queriedDb, log, now: () => now });

function enqueue(to: string) {
  const words = { replyTo: null, subject: "s", text: "t", html: "" };
  return enqueueMail(db, { kind: "request-received", to, ...words }, now);
}

function signal(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}

describe("metrics figures", () => {
  it("are queried at most every five seconds", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const figures = rememberedFigures({ services: services() });
    await enqueue("a@setu.example");
    expect((await figures())?.outbox.waiting).toBe(1);
    await enqueue("b@setu.example");
    vi.advanceTimersByTime(4_900);
    expect((await figures())?.outbox.waiting).toBe(1);
    vi.advanceTimersByTime(200);
    const [one, other] = await Promise.all([figures(), figures()]);
    expect(one?.outbox.waiting).toBe(2);
    expect(other).toBe(one);
  });

  it("are the last known ones while the database hangs, null if there are none", async () => {
    const [released, release] = signal();
    const hangingDb = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => released.then(() => result),
    });
    const figures = rememberedFigures({ services: services(hangingDb) });
    expect(await figures()).toBeNull();
    expect(await figures()).toBeNull();
    release();
    // the hanging query was answered in the meantime
    await vi.waitFor(async () => expect(await figures()).toMatchObject({ at: now }));
  });

  it("are the last known ones after a failure, which is logged with its run id", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const figures = rememberedFigures({ services: services() });
    const known = await figures();
    expect(known).not.toBeNull();
    await db.schema.dropTable("outbox").execute();
    vi.advanceTimersByTime(6_000);
    expect(await figures()).toBe(known);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        event: "metrics.failed",
        run: expect.stringMatching(/^\S{8,}$/),
        error: expect.any(String),
      },
    ]);
  });

  it("include the newest backup if there are backups", async () => {
    const known = { newest: "2026-11-20T09:12:00.000Z", failures: [] };
    const withBackups = rememberedFigures({ services: services(), backups: async () => known });
    expect((await withBackups())?.backups).toBe(known);
    const withoutBackups = rememberedFigures({ services: services() });
    expect((await withoutBackups())?.backups).toBeNull();
  });
});
