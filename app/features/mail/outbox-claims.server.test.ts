import { setTimeout as pause } from "node:timers/promises";
import type { CompiledQuery } from "kysely";
import { expect, test, vi } from "vitest";
import { onSqlite } from "../../../tests/support/engine";
import { hangingTransport } from "../../../tests/support/mail-transports";
import { outboxForEachTest } from "../../../tests/support/outbox";
import { claimNext, markFailure, releaseClaim } from "./outbox-claims.server";
import { startOutboxWorker } from "./outbox-worker.server";
import { DeliveryError } from "./transport.server";

const outbox = outboxForEachTest();
const { services, enqueue } = outbox;

/** Records all queries from now on. */
function recordQueries(): CompiledQuery[] {
  const queries: CompiledQuery[] = [];
  const executor = outbox.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  vi.spyOn(executor, "executeQuery").mockImplementation((query, options) => {
    queries.push(query);
    return execute(query, options);
  });
  return queries;
}

test.runIf(onSqlite)("the query for due mail uses indexes and does not sort", async () => {
  await enqueue("a@full.example", "b@full.example", "c@full.example");
  outbox.time += 1;
  await enqueue("d@other.example");
  const firstClaim = await claimNext(services(), []);
  const secondClaim = await claimNext(services(), []);
  if (!firstClaim || !secondClaim) throw new Error("none was due");
  const queries = recordQueries();
  const claimed = await claimNext(services(), [firstClaim, secondClaim]);
  expect(claimed).toMatchObject({ recipient: "d@other.example" });
  const dueQuery = queries.find(({ sql }) => sql.startsWith('select * from "outbox"'));
  if (!dueQuery) throw new Error("no query for due mail");
  const plan = await outbox.db.executeQuery<{ detail: string }>({
    ...dueQuery,
    sql: `explain query plan ${dueQuery.sql}`,
  });
  const steps = plan.rows.map(({ detail }) => detail).join("\n");
  expect(steps).toMatch(/outbox USING INDEX outbox_due/);
  expect(steps).toMatch(/other USING (COVERING )?INDEX outbox_claimed/);
  expect(steps).not.toMatch(/B-TREE FOR ORDER BY/);
});

test("while all due mails must wait, a thousand wake calls cause few queries", async () => {
  await enqueue("a@full.example", "b@full.example", "c@full.example");
  const transport = hangingTransport();
  const lookups = vi.spyOn(outbox.db, onSqlite ? "selectFrom" : ("transaction" as never));
  const worker = startOutboxWorker(services(), transport);
  await vi.waitFor(() => expect(transport.tried).toHaveLength(2));
  // waits until the worker has found that the third mail must wait: three look-ups
  let before = 0;
  while (lookups.mock.calls.length < 3 || lookups.mock.calls.length !== before) {
    before = lookups.mock.calls.length;
    await pause(200);
  }
  lookups.mockClear();
  const began = performance.now();
  for (let count = 0; count < 1000; count++) {
    worker.wake();
    await new Promise((done) => setImmediate(done));
  }
  // the worker pauses a tenth of a second between a wake call and its query
  const tenthsOfSecond = (performance.now() - began) / 100;
  expect(lookups.mock.calls.length).toBeLessThanOrEqual(tenthsOfSecond + 2);
  vi.restoreAllMocks();
  // a mail for another domain is sent too
  await enqueue("d@other.example");
  worker.wake();
  await vi.waitFor(() => expect(transport.tried).toHaveLength(3));
  expect(transport.tried.at(-1)?.to).toBe("d@other.example");
  transport.release();
  await worker.stop();
});

test("a failure that is recorded late does not release the claim of another worker", async () => {
  await enqueue("a@example.com");
  const firstClaim = await claimNext(services(), []);
  outbox.time += 6 * 60_000;
  const secondClaim = await claimNext(services(), []);
  if (!firstClaim || !secondClaim) throw new Error("none was due");
  await markFailure(services(), firstClaim, new DeliveryError("ETIMEDOUT", false));
  await releaseClaim(services(), firstClaim);
  expect(await outbox.rows()).toMatchObject([
    { claimed_until: secondClaim.claimed_until, attempts: 0, last_error: null },
  ]);
});
