import { setTimeout as pause } from "node:timers/promises";
import { errorFields } from "~/server/log.server";
import { EXPIRED } from "./failure";
import {
  claimNext,
  markFailure,
  markSent,
  type OutboxRow,
  releaseClaim,
  type WorkerServices,
} from "./outbox-claims.server";
import { DeliveryError, MAILS_AT_ONCE, type MailTransport } from "./transport.server";
import { untilAborted } from "./until-aborted";

const POLL_MS = 30_000;
/** Pause between a wake call and the query, so that many wake calls cause one query. */
const WAKE_PAUSE_MS = 100;
/** Time limit for sending one mail, well below the duration of a claim. */
const SEND_MS = 2 * 60_000;
/** Time for mails in flight at shutdown. Together with 10 s for requests, it is below the 30 s of fly.toml. */
const STOP_TIMEOUT_MS = 8_000;

interface WorkerLimits {
  pollMs?: number;
  wakePauseMs?: number;
  sendMs?: number;
  stopTimeoutMs?: number;
}

export interface OutboxWorker {
  wake(): void;
  /** Waits up to 8 seconds for mails in flight, aborts and releases the rest, and closes the transport. */
  stop(): Promise<void>;
}

/** Sends the mails of the outbox at the start, when woken, and every 30 seconds. */
export function startOutboxWorker(
  services: WorkerServices,
  transport: MailTransport,
  {
    pollMs = POLL_MS,
    wakePauseMs = WAKE_PAUSE_MS,
    stopTimeoutMs = STOP_TIMEOUT_MS,
    sendMs = SEND_MS,
  }: WorkerLimits = {},
): OutboxWorker {
  const abortController = new AbortController();
  let isStopped = false;
  let wakeSignal = Promise.withResolvers<void>();
  const wake = () => wakeSignal.resolve();
  const timer = setInterval(wake, pollMs);
  timer.unref();
  const work = sendMails(services, transport, {
    sendMs,
    abortSignal: abortController.signal,
    isStopped: () => isStopped,
    waitForWork: async (sending) => {
      if (isStopped) return false;
      const ends = sending.map((end) => end.then(() => "ended" as const));
      const reason = await Promise.race([wakeSignal.promise.then(() => "woken" as const), ...ends]);
      if (reason === "woken" && !isStopped) await pause(wakePauseMs);
      wakeSignal = Promise.withResolvers();
      return !isStopped;
    },
  });
  return {
    wake,
    async stop() {
      clearInterval(timer);
      isStopped = true;
      wake();
      const abortTimer = setTimeout(() => abortController.abort(), stopTimeoutMs);
      await work;
      clearTimeout(abortTimer);
      transport.close();
    },
  };
}

/** Sends all due mails. Resolves after one attempt for each. */
export function sendDueMail(services: WorkerServices, transport: MailTransport): Promise<void> {
  return sendMails(services, transport, {
    sendMs: SEND_MS,
    abortSignal: new AbortController().signal,
    isStopped: () => false,
    waitForWork: async (sending) => {
      if (sending.length > 0) await Promise.race(sending);
      return sending.length > 0;
    },
  });
}

interface SendOptions {
  sendMs: number;
  /** Aborts mails in flight; their claims are then released. */
  abortSignal: AbortSignal;
  isStopped: () => boolean;
  /** Waits until the next query is due. @returns false to stop */
  waitForWork: (sending: Promise<void>[]) => Promise<boolean>;
}

/** Sends several mails at once, so that a slow one does not delay the others. */
async function sendMails(
  services: WorkerServices,
  transport: MailTransport,
  { sendMs, abortSignal, isStopped, waitForWork }: SendOptions,
): Promise<void> {
  const inFlight = new Map<OutboxRow, Promise<void>>();
  for (;;) {
    const inFlightBefore = [...inFlight.keys()];
    const row = inFlightBefore.length < MAILS_AT_ONCE ? await nextMail(inFlightBefore) : null;
    if (row) {
      const sending = attempt(row)
        .catch((error) => logError(error, row))
        .finally(() => inFlight.delete(row));
      inFlight.set(row, sending);
      continue;
    }
    // a mail that ended during the query may have blocked the next one until then
    if (inFlightBefore.some((mail) => !inFlight.has(mail))) continue;
    if (!(await waitForWork([...inFlight.values()]))) break;
  }
  await Promise.all(inFlight.values());

  async function nextMail(sending: OutboxRow[]): Promise<OutboxRow | null> {
    try {
      const row = await claimNext(services, sending);
      if (row === null || !isStopped()) return row;
      await releaseClaim(services, row);
      return null;
    } catch (error) {
      logError(error);
      return null;
    }
  }

  async function attempt(row: OutboxRow): Promise<void> {
    const now = services.now().toISOString();
    if (row.expires_at !== null && row.expires_at <= now) {
      return markFailure(services, row, new DeliveryError(EXPIRED, true));
    }
    const timeout = AbortSignal.timeout(sendMs);
    const signal = AbortSignal.any([abortSignal, timeout]);
    try {
      await untilAborted(signal, transport.send(mailOf(row), signal));
    } catch (error) {
      if (abortSignal.aborted) return releaseClaim(services, row);
      const reason = timeout.aborted ? new DeliveryError("ETIMEDOUT", false) : error;
      return markFailure(services, row, reason);
    }
    await markSent(services, row, transport.via);
  }

  function logError(error: unknown, { id, kind }: Partial<OutboxRow> = {}): void {
    services.log("mail.outbox-error", { ...(id ? { id, kind } : {}), ...errorFields(error) });
  }
}

function mailOf(row: OutboxRow) {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    createdAt: row.created_at,
  };
}
