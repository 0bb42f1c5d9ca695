import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/connection.server";
import { onPostgres } from "../../../tests/support/engine";
import {
  acceptingTransport,
  failingTransport,
  hangingTransport,
} from "../../../tests/support/mail-transports";
import { OUTBOX_START, outboxForEachTest } from "../../../tests/support/outbox";
import { claimNext, markSent } from "./outbox-claims.server";
import { sendDueMail, startOutboxWorker } from "./outbox-worker.server";
import { DeliveryError } from "./transport.server";

const outbox = outboxForEachTest();
const { services, enqueue, rows } = outbox;

describe("sending due mails", () => {
  test("sends each mail once, and deletes its text", async () => {
    await enqueue("a@example.com", "b@example.com");
    const transport = acceptingTransport();
    await sendDueMail(services(), transport);
    await sendDueMail(services(), transport);
    expect(transport.sent.map((mail) => mail.to).toSorted()).toEqual([
      "a@example.com",
      "b@example.com",
    ]);
    const sentRow = {
      sent_at: new Date(OUTBOX_START).toISOString(),
      claimed_until: null,
      attempts: 1,
      body_text: "",
      body_html: null,
    };
    expect(await rows()).toMatchObject([sentRow, sentRow]);
  });

  test("passes the same id to the transport at every attempt", async () => {
    await enqueue("a@example.com");
    const [row] = await rows();
    const transport = failingTransport(new DeliveryError("451", false));
    await sendDueMail(services(), transport);
    outbox.time += 60_000;
    await sendDueMail(services(), transport);
    expect(transport.tried.map((mail) => mail.id)).toEqual([row?.id, row?.id]);
  });

  test("sends each mail once with two workers on one database", async () => {
    await enqueue(...Array.from({ length: 20 }, (_, index) => `m${index}@example.com`));
    const other = openDatabase(outbox.url);
    const transport = acceptingTransport();
    await Promise.all([
      sendDueMail(services(), transport),
      sendDueMail({ ...services(), db: other }, transport),
    ]);
    await other.destroy();
    expect(transport.sent).toHaveLength(20);
    expect(new Set(transport.sent.map((mail) => mail.id)).size).toBe(20);
  });

  test.runIf(onPostgres)("skips a mail locked by another machine", async () => {
    await enqueue("a@example.com", "b@example.com");
    const other = await outbox.db.startTransaction().execute();
    await other
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", "a@example.com")
      .forUpdate()
      .execute();
    const transport = acceptingTransport();
    await sendDueMail(services(), transport);
    expect(transport.sent.map((mail) => mail.to)).toEqual(["b@example.com"]);
    await other.rollback().execute();
    await sendDueMail(services(), transport);
    expect(transport.sent.map((mail) => mail.to)).toEqual(["b@example.com", "a@example.com"]);
  });

  test("sends a new mail before it retries a failed one", async () => {
    await enqueue("a@example.com");
    await sendDueMail(services(), failingTransport(new DeliveryError("451", false)));
    outbox.time += 3_600_000;
    await enqueue("b@example.com");
    const transport = acceptingTransport();
    await sendDueMail(services(), transport);
    expect(transport.sent.map((mail) => mail.to)).toEqual(["b@example.com", "a@example.com"]);
  });
});

describe("mails due at the same time", () => {
  test("are not delayed by another recipient's hanging server", async () => {
    // ten mails to the slow domain are due before the others
    await enqueue(...Array.from({ length: 10 }, (_, index) => `p${index}@slow.example`));
    outbox.time += 1;
    await enqueue(...Array.from({ length: 10 }, (_, index) => `q${index}@quick${index}.example`));
    const slow = hangingTransport();
    const quick = acceptingTransport();
    const worker = startOutboxWorker(
      services(),
      {
        via: "smtp",
        send: (mail) => (mail.to.endsWith("@slow.example") ? slow : quick).send(mail),
        close() {},
      },
      { stopTimeoutMs: 0 },
    );
    await vi.waitFor(() => expect(quick.sent).toHaveLength(10));
    // a domain gets at most two of the three connections
    expect(slow.tried).toHaveLength(2);
    slow.release();
    await vi.waitFor(() => expect(slow.tried).toHaveLength(10));
    await worker.stop();
  });

  test("are sent one by one to a mailbox, whatever the case of its address", async () => {
    await enqueue("a@example.com", "A@Example.com", "a@example.com");
    const transport = hangingTransport();
    const worker = startOutboxWorker(services(), transport, { wakePauseMs: 0 });
    await transport.started;
    worker.wake();
    // time for the queries that follow each claim and the wake call
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
    expect(transport.tried).toHaveLength(1);
    transport.release();
    await vi.waitFor(() => expect(transport.tried).toHaveLength(3));
    await worker.stop();
  });

  test("are sent one by one to a mailbox, even by several processes", async () => {
    const processes = Array.from({ length: 4 }, () => openDatabase(outbox.url));
    for (let round = 0; round < 8; round++) {
      const mailbox = `m${round}@example.com`;
      await enqueue(
        mailbox,
        mailbox.toUpperCase(),
        mailbox,
        mailbox,
        `other${round}@other.example`,
      );
      const all = await Promise.all(processes.map((db) => claimNext({ ...services(), db }, [])));
      const claimed = all.filter((row) => row !== null);
      const mailboxes = claimed.map(({ recipient }) => recipient.toLowerCase());
      // the other mails wait for these
      expect(mailboxes.toSorted()).toEqual([mailbox, `other${round}@other.example`]);
      expect(all.filter((row) => row === null)).toHaveLength(2);
      for (const row of claimed) await markSent(services(), row, "smtp");
      await outbox.db.deleteFrom("outbox").execute();
    }
    for (const db of processes) await db.destroy();
  });

  test("to a domain that contains an SQL wildcard do not block other domains", async () => {
    await enqueue("a@%", "b@%", "c@other.example");
    const transport = hangingTransport();
    const worker = startOutboxWorker(services(), transport);
    await vi.waitFor(() =>
      expect(transport.tried.map((mail) => mail.to).toSorted()).toEqual([
        "a@%",
        "b@%",
        "c@other.example",
      ]),
    );
    transport.release();
    await worker.stop();
  });
});

test("after a crash during sending, a mail is sent only when its claim has expired", async () => {
  await enqueue("a@example.com");
  const crashedTransport = hangingTransport();
  void sendDueMail(services(), crashedTransport);
  await crashedTransport.started;
  const transport = acceptingTransport();
  // a claim lasts five minutes
  outbox.time = OUTBOX_START + 5 * 60_000 - 1;
  await sendDueMail(services(), transport);
  expect(transport.sent).toEqual([]);
  outbox.time = OUTBOX_START + 5 * 60_000;
  await sendDueMail(services(), transport);
  expect(transport.sent).toHaveLength(1);
});
