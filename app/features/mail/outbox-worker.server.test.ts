import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import type { Fields } from "~/server/log.server";
import { pauseAfter } from "./mail";
import { enqueueMail } from "./outbox.server";
import { sendDueMail, startOutboxWorker } from "./outbox-worker.server";
import { DeliveryError, type MailTransport, type OutgoingMail } from "./transport.server";

const start = Date.parse("2026-11-21T09:00:00.000Z");

let folder: string;
let db: Database;
let time: number;
let logged: [string, Fields | undefined][];
const services = () => ({
  db,
  now: () => new Date(time),
  log: (event: string, fields?: Fields) => void logged.push([event, fields]),
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "outbox-worker-"));
  db = openDatabase(`file:${join(folder, "test.db")}`);
  await migrateToLatest(db);
  time = start;
  logged = [];
});

afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe("sending what is due", () => {
  test("sends each mail once, and forgets what it said", async () => {
    await enqueue("a@example.com", "b@example.com");
    const transport = accepting();
    await sendDueMail(services(), transport);
    await sendDueMail(services(), transport);
    expect(transport.sent.map((mail) => mail.to).toSorted()).toEqual([
      "a@example.com",
      "b@example.com",
    ]);
    for (const row of await rows()) {
      expect(row).toMatchObject({
        sent_at: new Date(start).toISOString(),
        claimed_until: null,
        attempts: 1,
        body_text: "",
        body_html: null,
      });
    }
  });

  test("hands on the row's own id, at every attempt", async () => {
    await enqueue("a@example.com");
    const [row] = await rows();
    const transport = failing(new DeliveryError("451", false));
    await sendDueMail(services(), transport);
    time += 60_000;
    await sendDueMail(services(), transport);
    expect(transport.tried.map((mail) => mail.id)).toEqual([row?.id, row?.id]);
  });

  test("two workers on one database send each mail once", async () => {
    await enqueue(...Array.from({ length: 20 }, (_, index) => `m${index}@example.com`));
    const other = openDatabase(`file:${join(folder, "test.db")}`);
    const transport = accepting();
    await Promise.all([
      sendDueMail(services(), transport),
      sendDueMail({ ...services(), db: other }, transport),
    ]);
    await other.destroy();
    expect(transport.sent).toHaveLength(20);
    expect(new Set(transport.sent.map((mail) => mail.id)).size).toBe(20);
  });

  test("a mail that fails stands before no other", async () => {
    await enqueue("a@example.com");
    await sendDueMail(services(), failing(new DeliveryError("451", false)));
    time += 3_600_000;
    await enqueue("b@example.com");
    const transport = accepting();
    await sendDueMail(services(), transport);
    expect(transport.sent.map((mail) => mail.to)).toEqual(["b@example.com", "a@example.com"]);
  });
});

describe("several at once", () => {
  test("one recipient's server that hangs holds up no other", async () => {
    // ten for the slow domain, due before the rest
    await enqueue(...Array.from({ length: 10 }, (_, index) => `p${index}@slow.example`));
    time += 1;
    await enqueue(...Array.from({ length: 10 }, (_, index) => `q${index}@quick${index}.example`));
    const slow = hanging();
    const quick = accepting();
    const worker = startOutboxWorker(
      services(),
      {
        send: (mail) => (mail.to.endsWith("@slow.example") ? slow : quick).send(mail),
        close() {},
      },
      { patienceMs: 0 },
    );
    await vi.waitFor(() => expect(quick.sent).toHaveLength(10));
    // and no more of the slow ones than leave a way free
    expect(slow.tried).toHaveLength(2);
    slow.release();
    await vi.waitFor(() => expect(slow.tried).toHaveLength(10));
    await worker.stop();
  });

  test("never two to one mailbox, however its address is spelled", async () => {
    await enqueue("a@example.com", "A@Example.com", "a@example.com");
    const transport = hanging();
    const worker = startOutboxWorker(services(), transport);
    await transport.started;
    worker.wake();
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
    expect(transport.tried).toHaveLength(1);
    transport.release();
    await vi.waitFor(() => expect(transport.tried).toHaveLength(3));
    await worker.stop();
  });

  test("a domain that reads as a pattern stands for no other", async () => {
    await enqueue("a@%", "b@%", "c@other.example");
    const transport = hanging();
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

describe("a mail that was not accepted", () => {
  test("is tried again after each pause, then given up", async () => {
    await enqueue("a@example.com");
    const transport = failing(new DeliveryError("ECONNREFUSED", false));
    await sendDueMail(services(), transport);
    for (let attempts = 1; ; attempts++) {
      expect(transport.tried).toHaveLength(attempts);
      const pause = pauseAfter(attempts);
      if (pause === null) break;
      time += pause - 1;
      await sendDueMail(services(), transport);
      expect(transport.tried).toHaveLength(attempts);
      time += 1;
      await sendDueMail(services(), transport);
    }
    const [row] = await rows();
    expect(row).toMatchObject({
      failed_at: new Date(time).toISOString(),
      sent_at: null,
      last_error: "ECONNREFUSED",
      // nobody will send it again: its words have no business here
      body_text: "",
      body_html: null,
    });
    expect(logged.at(-1)).toEqual([
      "mail.failed",
      { id: row?.id, kind: "booking-received", attempts: row?.attempts, code: "ECONNREFUSED" },
    ]);
    time += 365 * 24 * 3_600_000;
    await sendDueMail(services(), accepting());
    expect((await rows())[0]?.sent_at).toBeNull();
  });

  test("is given up at once when the recipient does not exist", async () => {
    await enqueue("a@example.com");
    await sendDueMail(services(), failing(new DeliveryError("550 5.1.1", true)));
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      failed_at: new Date(start).toISOString(),
      last_error: "550 5.1.1",
    });
  });

  test("goes once the server is back", async () => {
    await enqueue("a@example.com");
    await sendDueMail(services(), failing(new DeliveryError("ETIMEDOUT", false)));
    time += 60_000;
    await sendDueMail(services(), accepting());
    expect((await rows())[0]).toMatchObject({ attempts: 2, last_error: null, failed_at: null });
    expect((await rows())[0]?.sent_at).not.toBeNull();
  });

  test("leaves neither its address nor the server's words in the log or the row", async () => {
    await enqueue("secret@example.com");
    const error = Object.assign(new Error("550 secret@example.com unknown"), { code: "EENVELOPE" });
    await sendDueMail(services(), failing(error));
    expect((await rows())[0]?.last_error).toBe("EENVELOPE");
    expect(JSON.stringify(logged)).not.toContain("secret");
  });
});

test("after a crash while sending, a mail is free when its claim has run out, not before", async () => {
  await enqueue("a@example.com");
  const crashed = hanging();
  void sendDueMail(services(), crashed);
  await crashed.started;
  const transport = accepting();
  time = start + 5 * 60_000 - 1;
  await sendDueMail(services(), transport);
  expect(transport.sent).toEqual([]);
  time = start + 5 * 60_000;
  await sendDueMail(services(), transport);
  expect(transport.sent).toHaveLength(1);
});

describe("the worker", () => {
  test("sends at its start, and when woken", async () => {
    await enqueue("a@example.com");
    const transport = accepting();
    const worker = startOutboxWorker(services(), transport);
    await transport.next();
    await enqueue("b@example.com");
    worker.wake();
    await transport.next();
    await worker.stop();
    expect(transport.sent.map((mail) => mail.to)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("looks every 30 seconds without being woken", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const transport = accepting();
    const worker = startOutboxWorker(services(), transport);
    // the one connection answers in order: the worker has looked before this row is there
    await enqueue("a@example.com");
    expect(transport.sent).toEqual([]);
    vi.advanceTimersByTime(30_000);
    await transport.next();
    await worker.stop();
    expect(transport.sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("stopped while sending, it finishes and marks that mail, and begins no other", async () => {
    await enqueue("a@example.com");
    time += 1;
    // waits for the first: it goes to the same mailbox
    await enqueue("A@example.com");
    const transport = hanging();
    const worker = startOutboxWorker(services(), transport);
    await transport.started;
    const stopping = worker.stop();
    expect(transport.closed).toBe(false);
    transport.release();
    await stopping;
    expect(transport.closed).toBe(true);
    worker.wake();
    expect((await rows()).map((row) => row.sent_at !== null)).toEqual([true, false]);

    const later = accepting();
    const next = startOutboxWorker(services(), later);
    await later.next();
    await next.stop();
    expect(transport.tried.map((mail) => mail.to)).toEqual(["a@example.com"]);
    expect(later.sent.map((mail) => mail.to)).toEqual(["A@example.com"]);
  });

  test("stopped while one hangs for good, it gives that one back and does not count it", async () => {
    await enqueue("a@example.com");
    const transport = hanging();
    const worker = startOutboxWorker(services(), transport, { patienceMs: 20 });
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
    const later = accepting();
    await sendDueMail(services(), later);
    expect(later.sent).toHaveLength(1);
  });

  test("breaks a mail off that takes too long, and tries it again later", async () => {
    await enqueue("a@example.com");
    const transport = hanging();
    const worker = startOutboxWorker(services(), transport, { sendMs: 20 });
    await vi.waitFor(() => expect(logged.at(-1)?.[0]).toBe("mail.postponed"));
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      claimed_until: null,
      last_error: "ETIMEDOUT",
      failed_at: null,
    });
    await worker.stop();
  });

  test("many wakes while it is busy are one more look", async () => {
    await enqueue("a@example.com");
    const transport = hanging();
    const looks = vi.spyOn(db, "selectFrom");
    const worker = startOutboxWorker(services(), transport);
    await transport.started;
    for (let count = 0; count < 1000; count++) worker.wake();
    transport.release();
    // the one connection answers in order: these turns are enough for many more looks
    const unseen = db.withoutPlugins();
    for (let turn = 0; turn < 100; turn++) {
      await unseen.selectFrom("outbox").select("id").execute();
    }
    expect(logged.map(([event]) => event)).toEqual(["mail.sent"]);
    // the mail, and once for all the wakes
    expect(looks).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  test("a wake is heard at whatever moment of its work it comes", async () => {
    const mail = await enqueueRaw();
    const transport = accepting();
    const worker = startOutboxWorker(services(), transport);
    // more moments than it takes from one mail's end to the next rest
    for (let moment = 0; moment < 100; moment++) {
      mail.insert();
      worker.wake();
      await transport.next();
      for (let count = 0; count < moment; count++) await null;
      mail.insert();
      worker.wake();
      for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done));
      expect(transport.sent, `after ${moment} steps`).toHaveLength(2 * (moment + 1));
      await transport.next();
    }
    await worker.stop();
    mail.close();
  });

  test("outlives a database that does not answer", async () => {
    const transport = accepting();
    const broken = vi.spyOn(db, "selectFrom").mockImplementationOnce(() => {
      throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    });
    const worker = startOutboxWorker(services(), transport);
    expect(broken).toHaveBeenCalledOnce();
    await enqueue("a@example.com");
    worker.wake();
    await transport.next();
    await worker.stop();
    expect(logged[0]).toEqual([
      "mail.outbox_error",
      expect.objectContaining({ code: "SQLITE_BUSY" }),
    ]);
    expect(transport.sent).toHaveLength(1);
  });
});

async function enqueue(...recipients: string[]) {
  for (const to of recipients) {
    await enqueueMail(
      db,
      {
        kind: "booking-received",
        to,
        replyTo: null,
        subject: "subject",
        text: "text",
        html: "<p>html</p>",
      },
      new Date(time),
    );
  }
}

/** Mails put into the outbox at once, by a connection of their own. */
async function enqueueRaw() {
  await enqueue("pattern@example.com");
  const sqlite = new Sqlite(join(folder, "test.db"));
  const row = sqlite.prepare<[], Record<string, unknown>>("select * from outbox").get() ?? {};
  sqlite.prepare("delete from outbox").run();
  const columns = Object.keys(row);
  const insert = sqlite.prepare(
    `insert into outbox (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
  );
  return {
    insert: () => insert.run({ ...row, id: randomUUID() }),
    close: () => sqlite.close(),
  };
}

function rows() {
  return db.selectFrom("outbox").selectAll().orderBy("created_at").execute();
}

/** Takes every mail, after giving others a turn. */
function accepting() {
  const sent: OutgoingMail[] = [];
  let seen = 0;
  let notify = () => {};
  const transport = {
    sent,
    async send(mail: OutgoingMail) {
      await new Promise((done) => setImmediate(done));
      sent.push(mail);
      notify();
    },
    close() {},
    /** When one more mail has been taken than at the last call. */
    async next() {
      seen += 1;
      while (sent.length < seen) {
        await new Promise<void>((done) => {
          notify = done;
        });
      }
    },
  } satisfies MailTransport & Record<string, unknown>;
  return transport;
}

function failing(error: Error) {
  const tried: OutgoingMail[] = [];
  return {
    tried,
    async send(mail: OutgoingMail) {
      tried.push(mail);
      throw error;
    },
    close() {},
  };
}

/** Begins to send, and does not finish before it is released. */
function hanging() {
  let begun = () => {};
  let release = () => {};
  const started = new Promise<void>((done) => {
    begun = done;
  });
  const released = new Promise<void>((done) => {
    release = done;
  });
  const transport = {
    tried: [] as OutgoingMail[],
    closed: false,
    started,
    release,
    async send(mail: OutgoingMail) {
      transport.tried.push(mail);
      begun();
      await released;
    },
    close() {
      transport.closed = true;
    },
  };
  return transport;
}
