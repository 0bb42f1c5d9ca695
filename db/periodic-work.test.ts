import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { onPostgres } from "../tests/support/engine";
import { openDatabase } from "./connection.server";
import { removeStatementTimeout, runOnOneMachine } from "./periodic-work";
import { inTransaction } from "./transactions";

const database = databaseForEachTest();

describe("periodic work", () => {
  it("runs each time, also after a failure", async () => {
    let runCount = 0;
    const work = async () => void runCount++;
    const failing = runOnOneMachine(database.db, "tidying", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await runOnOneMachine(database.db, "tidying", work)).toBe(true);
    expect(await runOnOneMachine(database.db, "tidying", work)).toBe(true);
    expect(runCount).toBe(2);
  });

  it.runIf(onPostgres)("is skipped while another machine runs it, unlike other work", async () => {
    const other = openDatabase(database.url);
    const done: string[] = [];
    await runOnOneMachine(database.db, "tidying", async () => {
      const second = runOnOneMachine(other, "tidying", async () => void done.push("twice"));
      expect(await second).toBe(false);
      expect(await runOnOneMachine(other, "counting", async () => void done.push("counted"))).toBe(
        true,
      );
    });
    expect(await runOnOneMachine(other, "tidying", async () => void done.push("later"))).toBe(true);
    expect(done).toEqual(["counted", "later"]);
    await other.destroy();
  });

  it.runIf(onPostgres)("runs without a time limit if it removes the limit", async () => {
    const impatient = openDatabase(database.url, 500);
    const slow = sql`select pg_sleep(1.5)`;
    await expect(inTransaction(impatient, (trx) => slow.execute(trx))).rejects.toMatchObject({
      code: "BUSY",
    });
    await inTransaction(impatient, async (trx) => {
      await removeStatementTimeout(trx);
      await slow.execute(trx);
    });
    await impatient.destroy();
  });
});
