import type { Selectable } from "kysely";
import type { Schema } from "#db/schema";
import type { Services } from "~/server/context";
import { errorFields } from "~/server/log.server";
import { pauseAfter } from "./mail";
import { DeliveryError, type MailTransport } from "./transport.server";

/** Longer than any sending takes; after a crash the mail is free again. */
const CLAIM_MS = 5 * 60_000;
const POLL_MS = 30_000;

type WorkerServices = Pick<Services, "db" | "log" | "now">;
type Row = Selectable<Schema["outbox"]>;

export interface OutboxWorker {
  /** Looks at once; while it is already sending, once more afterwards. */
  wake(): void;
  /** Waits for the mail in flight, marks it, and closes the transport. */
  stop(): Promise<void>;
}

/** Sends what is in the outbox: at the start, when woken, and every 30 seconds. */
export function startOutboxWorker(
  services: WorkerServices,
  transport: MailTransport,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): OutboxWorker {
  let stopped = false;
  let wanted = false;
  let running: Promise<void> | null = null;
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return { wake, stop };

  function wake() {
    wanted = true;
    if (stopped || running) return;
    running = work();
  }

  async function work() {
    while (wanted && !stopped) {
      wanted = false;
      try {
        await sendDueMail(services, transport, () => stopped);
      } catch (error) {
        // the database did not answer: the next poll tries again
        services.log("mail.outbox_error", errorFields(error));
      }
    }
    // in the same step as the last look at `wanted`: a wake between the two would be lost
    running = null;
  }

  async function stop() {
    stopped = true;
    clearInterval(timer);
    await running;
    transport.close();
  }
}

/** Sends everything that is due, one mail at a time. */
export async function sendDueMail(
  services: WorkerServices,
  transport: MailTransport,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const row = await claimNext(services);
    if (!row) return;
    await attempt(services, transport, row);
  }
}

/** The next due row, claimed; undefined when there is none. */
async function claimNext({ db, now }: WorkerServices): Promise<Row | undefined> {
  for (;;) {
    const at = now();
    const row = await db
      .selectFrom("outbox")
      .selectAll()
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where("next_attempt_at", "<=", at.toISOString())
      .where((is) =>
        is.or([is("claimed_until", "is", null), is("claimed_until", "<=", at.toISOString())]),
      )
      // a mail that keeps failing never stands before a fresh one
      .orderBy("attempts")
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const claimed_until = new Date(at.getTime() + CLAIM_MS).toISOString();
    const { numUpdatedRows } = await db
      .updateTable("outbox")
      .set({ claimed_until })
      .where("id", "=", row.id)
      // only as it was seen: another worker may have been faster
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where("attempts", "=", row.attempts)
      .where("next_attempt_at", "=", row.next_attempt_at)
      .where("claimed_until", row.claimed_until === null ? "is" : "=", row.claimed_until)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return { ...row, claimed_until };
  }
}

async function attempt(services: WorkerServices, transport: MailTransport, row: Row) {
  try {
    await transport.send({
      id: row.id,
      kind: row.kind,
      to: row.recipient,
      replyTo: row.reply_to,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      createdAt: row.created_at,
    });
  } catch (error) {
    await markFailure(services, row, error);
    return;
  }
  await markSent(services, row);
}

async function markSent({ db, log, now }: WorkerServices, row: Row) {
  await db
    .updateTable("outbox")
    .set({
      sent_at: now().toISOString(),
      attempts: row.attempts + 1,
      claimed_until: null,
      last_error: null,
      // what was sent is not needed again, and links that open accounts must not lie about
      body_text: "",
      body_html: null,
    })
    .where("id", "=", row.id)
    .execute();
  log("mail.sent", { id: row.id, kind: row.kind, attempts: row.attempts + 1 });
}

async function markFailure({ db, log, now }: WorkerServices, row: Row, error: unknown) {
  const at = now();
  const attempts = row.attempts + 1;
  const code = codeOf(error);
  const permanent = error instanceof DeliveryError && error.permanent;
  const pause = permanent ? null : pauseAfter(attempts);
  await db
    .updateTable("outbox")
    .set({
      attempts,
      claimed_until: null,
      last_error: code,
      ...(pause === null
        ? { failed_at: at.toISOString() }
        : { next_attempt_at: new Date(at.getTime() + pause).toISOString() }),
    })
    .where("id", "=", row.id)
    // a claim that ran out may be somebody else's by now
    .where("claimed_until", "=", row.claimed_until)
    .execute();
  log(pause === null ? "mail.failed" : "mail.postponed", {
    id: row.id,
    kind: row.kind,
    attempts,
    code,
  });
}

/** Never the message: servers quote the address in it. */
function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "UNKNOWN";
}
