import { afterEach, describe, expect, test, vi } from "vitest";
import { onPostgres, onSqlite } from "../../../tests/support/engine";
import { acceptingTransport, hangingTransport } from "../../../tests/support/mail-transports";
import { outboxForEachTest } from "../../../tests/support/outbox";
import { rawMails } from "../../../tests/support/outbox-mails";
import { sendDueMail, startOutboxWorker } from "./outbox-worker.server";

const outbox = outboxForEachTest();
const { services, enqueue, rows } = outbox;
afterEach(() => void vi.useRealTimers());

/** Spies on the worker's queries: transactions on PostgreSQL, selects on SQLite. `first` replaces the first. */
function spyOnQueries(first?: () => never) {
  const queries = vi.spyOn(outbox.db, onPostgres ? "transaction" : ("selectFrom" as never));
  return first ? queries.mockImplementationOnce(first) : queries;
}

describe("mail worker", () => {
  test("sends mails when it starts and when it is woken", async () => {
    await enqueue("a@example.com");
    const transport = acceptingTransport();
    const worker = startOutboxWorker(services(), transport);
    await transport.next();
    await enqueue("b@example.com");
    worker.wake();
    await transport.next();
    await worker.stop();
    expect(transport.sent.map((mail) => mail.to)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("polls every 30 seconds without being woken", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const transport = acceptingTransport();
    const worker = startOutboxWorker(services(), transport);
    // the worker has finished its first query by now
    outbox.time += 1;
    await enqueue("a@example.com");
    expect(transport.sent).toEqual([]);
    vi.advanceTimersByTime(30_000);
    await transport.next();
    await worker.stop();
    expect(transport.sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("finishes the current mail when stopped, and starts no other", async () => {
    await enqueue("a@example.com");
    outbox.time += 1;
    // waits for the first mail, because both go to the same mailbox
    await enqueue("A@example.com");
    const transport = hangingTransport();
    const worker = startOutboxWorker(services(), transport);
    await transport.started;
    const stopping = worker.stop();
    expect(transport.closed).toBe(false);
    transport.release();
    await stopping;
    expect(transport.closed).toBe(true);
    worker.wake();
    expect((await rows()).map((row) => row.sent_at !== null)).toEqual([true, false]);

    const nextTransport = acceptingTransport();
    const nextWorker = startOutboxWorker(services(), nextTransport);
    await nextTransport.next();
    await nextWorker.stop();
    expect(transport.tried.map((mail) => mail.to)).toEqual(["a@example.com"]);
    expect(nextTransport.sent.map((mail) => mail.to)).toEqual(["A@example.com"]);
  });

  test("releases a hanging mail when stopped, without counting an attempt", async () => {
    await enqueue("a@example.com");
    const transport = hangingTransport();
    const worker = startOutboxWorker(services(), transport, { stopTimeoutMs: 20 });
    await transport.started;
    await worker.stop();
    expect(transport.closed).toBe(true);
    expect((await rows())[0]).toMatchObject({
      attempts: 0,
      claimed_until: null,
      sent_at: null,
      failed_at: null,
      body_text: "text",
    });
    const nextTransport = acceptingTransport();
    await sendDueMail(services(), nextTransport);
    expect(nextTransport.sent).toHaveLength(1);
  });

  test("aborts a mail that takes too long, and retries it later", async () => {
    await enqueue("a@example.com");
    const transport = hangingTransport();
    const worker = startOutboxWorker(services(), transport, { sendMs: 20 });
    await vi.waitFor(() => expect(outbox.logged.at(-1)?.[0]).toBe("mail.postponed"));
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      claimed_until: null,
      last_error: "ETIMEDOUT",
      failed_at: null,
    });
    await worker.stop();
  });

  test("combines many wake calls during sending into one query", async () => {
    await enqueue("a@example.com");
    const transport = hangingTransport();
    const queries = spyOnQueries();
    const worker = startOutboxWorker(services(), transport, { wakePauseMs: 0 });
    await transport.started;
    for (let count = 0; count < 1000; count++) worker.wake();
    transport.release();
    await vi.waitFor(() => expect(outbox.logged).toHaveLength(1));
    // enough time for many more queries
    const unspiedDb = outbox.db.withoutPlugins();
    for (let turn = 0; turn < 100; turn++) {
      await unspiedDb.selectFrom("outbox").select("id").execute();
    }
    expect(outbox.logged.map(([event]) => event)).toEqual(["mail.sent"]);
    // includes at most one query for all wake calls together
    expect(queries.mock.calls.length).toBeLessThanOrEqual(4);
    await worker.stop();
  });

  test.runIf(onSqlite)("notices a wake call at any moment of its work", async () => {
    const mail = await rawMails(outbox.db, outbox.url, new Date(outbox.time));
    const transport = acceptingTransport();
    const worker = startOutboxWorker(services(), transport, { wakePauseMs: 0 });
    // more steps than the worker takes between the end of a mail and its next pause
    for (let moment = 0; moment < 100; moment++) {
      mail.insert();
      worker.wake();
      await transport.next();
      for (let count = 0; count < moment; count++) await null;
      mail.insert();
      worker.wake();
      await transport.next();
      expect(transport.sent, `after ${moment} steps`).toHaveLength(2 * (moment + 1));
    }
    await worker.stop();
    mail.close();
  });

  test("continues after a database error", async () => {
    const transport = acceptingTransport();
    const queries = spyOnQueries(() => {
      throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    });
    const worker = startOutboxWorker(services(), transport);
    expect(queries).toHaveBeenCalledOnce();
    await enqueue("a@example.com");
    worker.wake();
    await transport.next();
    await worker.stop();
    expect(outbox.logged[0]).toEqual([
      "mail.outbox-error",
      expect.objectContaining({ code: "SQLITE_BUSY" }),
    ]);
    expect(transport.sent).toHaveLength(1);
  });

  test("queries again after a failed query when the current mail has ended", async () => {
    await enqueue("a@example.com", "A@example.com");
    const [hanging, accepting] = [hangingTransport(), acceptingTransport()];
    const send: typeof accepting.send = (mail) =>
      (hanging.tried.length === 0 ? hanging : accepting).send(mail);
    const worker = startOutboxWorker(services(), { via: "smtp", send, close() {} });
    await hanging.started;
    const queries = spyOnQueries(() => {
      throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    });
    worker.wake();
    await vi.waitFor(() => expect(queries).toHaveBeenCalled());
    hanging.release();
    await accepting.next();
    expect(outbox.logged.map(([event]) => event)).toContain("mail.outbox-error");
    await worker.stop();
  });
});
