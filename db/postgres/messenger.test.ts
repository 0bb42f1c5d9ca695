import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { cuttableLine } from "../../tests/support/cuttable-line";
import { databaseForEachTest } from "../../tests/support/database";
import { onPostgres } from "../../tests/support/engine";
import type { Topic } from "../topics";
import { CHANNEL, PostgresMessenger } from "./messenger";

const database = databaseForEachTest();

/** How many connections of messengers the server has. */
async function listening(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = 'setu-listens'
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

function notify(topic: string): Promise<unknown> {
  return sql`select pg_notify(${CHANNEL}, ${topic})`.execute(database.db);
}

function messengerOn(url: string, options: { pollMs: number; answerMs: number }) {
  const lost: string[] = [];
  const messenger = new PostgresMessenger(url, { ...options, onLost: (code) => lost.push(code) });
  onTestFinished(() => messenger.close());
  const calls: Topic[][] = [];
  const stop = messenger.listen(["requests"], (told) => calls.push([...told]));
  return { calls, lost, messenger, stop };
}

/** No poll comes in a test's time. */
const RARELY = { pollMs: 60_000, answerMs: 5_000 };
const OFTEN = { pollMs: 150, answerMs: 300 };

describe.runIf(onPostgres)("the messenger", () => {
  it("has one connection for all who listen, and none when nobody does", async () => {
    const { calls, messenger, stop } = messengerOn(database.url, RARELY);
    const other: Topic[][] = [];
    const stopOther = messenger.listen(["content"], (told) => other.push([...told]));
    await expect.poll(() => [calls.length > 0, other.length > 0]).toEqual([true, true]);
    expect(await listening()).toBe(1);
    stop();
    expect(await listening()).toBe(1);
    stopOther();
    await expect.poll(listening).toBe(0);
  });

  it("says that anything may be new after its line was cut, and hears again", async () => {
    const line = await cuttableLine(database.url);
    onTestFinished(() => line.close());
    const { calls, lost } = messengerOn(line.url, RARELY);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await expect.poll(listening).toBe(1);
    line.become("cut");
    await expect.poll(listening).toBe(0);
    await notify("requests");
    const before = calls.length;
    line.become("whole");
    await expect.poll(() => calls.length, { timeout: 5_000 }).toBeGreaterThan(before);
    expect(lost.length).toBeGreaterThan(0);
    await expect.poll(listening).toBe(1);
    await new Promise((done) => setTimeout(done, 400));
    const quiet = calls.length;
    await notify("requests");
    await expect.poll(() => calls.length).toBe(quiet + 1);
  });

  it("is only late while the server takes no listener", async () => {
    const line = await cuttableLine(database.url);
    onTestFinished(() => line.close());
    const { calls } = messengerOn(line.url, OFTEN);
    await expect.poll(listening).toBe(1);
    line.become("cut");
    for (let more = 1; more <= 3; more++) {
      const before = calls.length;
      await expect.poll(() => calls.length).toBeGreaterThan(before);
    }
  });

  it("leaves a line that hangs, and hears on another", async () => {
    const line = await cuttableLine(database.url);
    onTestFinished(() => line.close());
    const { calls, lost } = messengerOn(line.url, OFTEN);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    line.become("hung");
    await expect.poll(() => lost, { timeout: 5_000 }).toContain("HUNG");
    line.become("whole");
    await expect.poll(listening, { timeout: 5_000 }).toBe(1);
  });

  it("is only late, too, where the server does not know it any more, as behind a pooler", async () => {
    await sql`create schema pooler`.execute(database.db);
    await sql`
      create function pooler.pg_listening_channels() returns setof text language sql as
        'select null::text where false'`.execute(database.db);
    const url = new URL(database.url);
    url.searchParams.set("options", "-c search_path=pooler,pg_catalog");
    const { calls, lost } = messengerOn(url.href, OFTEN);
    await expect.poll(() => calls.length, { timeout: 5_000 }).toBeGreaterThan(3);
    expect(new Set(lost)).toEqual(new Set(["FORGOTTEN"]));
  });
});
