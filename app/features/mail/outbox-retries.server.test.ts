import { describe, expect, test } from "vitest";
import { acceptingTransport, failingTransport } from "../../../tests/support/mail-transports";
import { OUTBOX_START, outboxForEachTest } from "../../../tests/support/outbox";
import { pauseAfter } from "./mail";
import { enqueueMail } from "./outbox.server";
import { sendDueMail } from "./outbox-worker.server";
import { DeliveryError } from "./transport.server";

const outbox = outboxForEachTest();
const { services, enqueue, rows } = outbox;

describe("rejected mail", () => {
  test("is retried after each pause, then fails for good", async () => {
    await enqueue("a@example.com");
    const transport = failingTransport(new DeliveryError("ECONNREFUSED", false));
    await sendDueMail(services(), transport);
    for (let attempts = 1; ; attempts++) {
      expect(transport.tried).toHaveLength(attempts);
      const pause = pauseAfter(attempts);
      if (pause === null) break;
      outbox.time += pause - 1;
      await sendDueMail(services(), transport);
      expect(transport.tried).toHaveLength(attempts);
      outbox.time += 1;
      await sendDueMail(services(), transport);
    }
    const [row] = await rows();
    expect(row).toMatchObject({
      failed_at: new Date(outbox.time).toISOString(),
      sent_at: null,
      last_error: "ECONNREFUSED",
      // the text of a failed mail is deleted
      body_text: "",
      body_html: null,
    });
    expect(outbox.logged.at(-1)).toEqual([
      "mail.failed",
      {
        id: row?.id,
        kind: "request-received",
        attempts: row?.attempts,
        code: "ECONNREFUSED",
        page: `/dashboard/admin/mails/${row?.id}`,
      },
    ]);
    outbox.time += 365 * 24 * 3_600_000;
    await sendDueMail(services(), acceptingTransport());
    expect((await rows())[0]?.sent_at).toBeNull();
  });

  test("fails for good if the recipient does not exist", async () => {
    await enqueue("a@example.com");
    await sendDueMail(services(), failingTransport(new DeliveryError("550 5.1.1", true)));
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      failed_at: new Date(OUTBOX_START).toISOString(),
      last_error: "550 5.1.1",
    });
  });

  test("is retried three times within ten minutes if greylisted", async () => {
    await enqueue("a@example.com");
    const transport = failingTransport(new DeliveryError("451 4.7.1", false));
    for (let minute = 0; minute <= 10; minute++) {
      await sendDueMail(services(), transport);
      outbox.time += 60_000;
    }
    expect(transport.tried).toHaveLength(4);
  });

  test("is not sent after its link has expired, and counts as failed", async () => {
    await enqueueMail(
      outbox.db,
      {
        kind: "reset-password",
        to: "a@example.com",
        replyTo: null,
        subject: "s",
        text: "t",
        html: "h",
        lifetimeMs: 3_600_000,
      },
      new Date(outbox.time),
    );
    await sendDueMail(services(), failingTransport(new DeliveryError("ECONNREFUSED", false)));
    outbox.time += 3_600_000;
    const transport = acceptingTransport();
    await sendDueMail(services(), transport);
    expect(transport.sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({
      failed_at: new Date(outbox.time).toISOString(),
      last_error: "EXPIRED",
      attempts: 1,
      body_text: "",
    });
  });

  test("is sent when the server is reachable again", async () => {
    await enqueue("a@example.com");
    await sendDueMail(services(), failingTransport(new DeliveryError("ETIMEDOUT", false)));
    outbox.time += 60_000;
    await sendDueMail(services(), acceptingTransport());
    expect((await rows())[0]).toMatchObject({ attempts: 2, last_error: null, failed_at: null });
    expect((await rows())[0]?.sent_at).not.toBeNull();
  });

  test("leaves neither its address nor the server's response in the log or the row", async () => {
    await enqueue("secret@example.com");
    const error = Object.assign(new Error("550 secret@example.com unknown"), { code: "EENVELOPE" });
    await sendDueMail(services(), failingTransport(error));
    expect((await rows())[0]?.last_error).toBe("EENVELOPE");
    expect(JSON.stringify(outbox.logged)).not.toContain("secret");
  });
});
