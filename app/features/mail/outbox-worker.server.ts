import { errorFields } from "~/server/log.server";
import {
  claimNext,
  giveBack,
  markFailure,
  markSent,
  type OutboxRow,
  type WorkerServices,
} from "./outbox-claims.server";
import { DeliveryError, MAILS_AT_ONCE, type MailTransport } from "./transport.server";
import { untilAborted } from "./until-aborted";

const POLL_MS = 30_000;
/** While all that is due waits for others, new mails have it looked again no more often than this. */
const LOOK_AGAIN_MS = 100;
/** What one mail may take in all, however slowly a server answers: well under a claim. */
const SEND_MS = 2 * 60_000;
/** What mails in flight have left at a stop; with the requests' 10 s within fly.toml's 30 s. */
const PATIENCE_MS = 8_000;

interface Bounds {
  pollMs?: number;
  sendMs?: number;
  patienceMs?: number;
}

export interface OutboxWorker {
  /** Looks at once. */
  wake(): void;
  /**
   * Waits for mails in flight, 8 seconds at most: one that still hangs is broken off and given
   * back, for the next start. Closes the transport.
   */
  stop(): Promise<void>;
}

/** Sends what is in the outbox: at the start, when woken, and every 30 seconds. */
export function startOutboxWorker(
  services: WorkerServices,
  transport: MailTransport,
  { pollMs = POLL_MS, patienceMs = PATIENCE_MS, sendMs = SEND_MS }: Bounds = {},
): OutboxWorker {
  const dispatch = createDispatch(services, transport, sendMs);
  const timer = setInterval(dispatch.wake, pollMs);
  timer.unref();
  dispatch.wake();
  return {
    wake: dispatch.wake,
    async stop() {
      clearInterval(timer);
      await dispatch.stop(patienceMs);
      transport.close();
    },
  };
}

/** Sends everything that is due, and returns when all of it has been tried. */
export async function sendDueMail(
  services: WorkerServices,
  transport: MailTransport,
): Promise<void> {
  const dispatch = createDispatch(services, transport, SEND_MS);
  dispatch.wake();
  await dispatch.rest();
}

/** Several mails at once, so that one that hangs holds up no other. */
function createDispatch(services: WorkerServices, transport: MailTransport, sendMs: number) {
  const inFlight = new Map<OutboxRow, Promise<void>>();
  const stopping = new AbortController();
  let stopped = false;
  /** Whether something may be due that has not been looked for. */
  let wanted = false;
  /** Whether a due mail waits for one in flight, or for a database that did not answer. */
  let passedOver = false;
  /** How many have ended since that was found out: for so many there may be a place, and no more. */
  let places = 0;
  let ends = 0;
  let running: Promise<void> | null = null;
  let lookAgain: NodeJS.Timeout | undefined;
  let notify = () => {};
  return { wake, stop, rest: async () => running };

  function wake() {
    if (passedOver) lookAgain ??= setTimeout(lookSoon, LOOK_AGAIN_MS);
    else lookSoon();
  }

  function lookSoon() {
    lookAgain = undefined;
    places = 0;
    wanted = true;
    notify();
    if (stopped || running) return;
    running = work();
  }

  async function work() {
    while (!stopped && (wanted || inFlight.size > 0)) {
      if (wanted && inFlight.size < MAILS_AT_ONCE) await look();
      else await change();
    }
    // the last look has seen all that the next one would
    if (!passedOver) clearTimeout(lookAgain);
    if (!passedOver) lookAgain = undefined;
    // in the same step as the last look at `wanted`: a wake between the two would be lost
    running = null;
  }

  async function look() {
    wanted = false;
    passedOver = false;
    const endsBefore = ends;
    const found = places;
    places = 0;
    try {
      const row = await claimNext(services, [...inFlight.keys()]);
      // the one that it waits for may have ended meanwhile
      if (row === "busy" && ends !== endsBefore) wanted = true;
      else if (row === "busy") passedOver = true;
      else if (row && stopped) await giveBack(services, row);
      else if (row) begin(row, ends === endsBefore ? found : 0);
    } catch (error) {
      passedOver = true;
      services.log("mail.outbox_error", errorFields(error));
    }
  }

  function begin(row: OutboxRow, found: number) {
    goOn(found);
    const { id, kind } = row;
    const sending = attempt(row)
      .catch((error) => services.log("mail.outbox_error", { id, kind, ...errorFields(error) }))
      .then(() => {
        inFlight.delete(row);
        ends += 1;
        if (passedOver || places > 0) {
          places += 1;
          wanted = true;
        }
        passedOver = false;
        notify();
      });
    inFlight.set(row, sending);
  }

  /** Where the last place is taken, the rest waits as before: to see that, all of it would be looked through. */
  function goOn(found: number) {
    if (found === 1) {
      passedOver = true;
      lookAgain ??= setTimeout(lookSoon, LOOK_AGAIN_MS);
    } else {
      places = Math.max(found - 1, 0);
      wanted = true;
    }
  }

  async function attempt(row: OutboxRow) {
    const late = AbortSignal.timeout(sendMs);
    const signal = AbortSignal.any([stopping.signal, late]);
    try {
      await untilAborted(signal, transport.send(mailOf(row), signal));
    } catch (error) {
      if (stopping.signal.aborted) return giveBack(services, row);
      const reason = late.aborted ? new DeliveryError("ETIMEDOUT", false) : error;
      return markFailure(services, row, reason);
    }
    await markSent(services, row);
  }

  /** Resolves at the next wake or at the end of an attempt. */
  function change() {
    return new Promise<void>((resolve) => {
      notify = resolve;
    });
  }

  async function stop(patienceMs: number) {
    stopped = true;
    clearTimeout(lookAgain);
    notify();
    await running;
    const patience = setTimeout(() => stopping.abort(), patienceMs);
    await Promise.all(inFlight.values());
    clearTimeout(patience);
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
