import { monitorEventLoopDelay } from "node:perf_hooks";
import {
  newBooking,
  openForm,
  referenceIn,
  type SentBooking,
  sendBooking,
} from "../booking-sender";
import { send } from "../requests";
import type { SiteProcess } from "../site-process";
import { pause } from "../workplace";

/** Service for other visitors during the attack. */
export interface Measurements {
  /** Longest wait for an answer of `/healthz`, in milliseconds. */
  healthMs: number;
  /** Health checks without a 200. */
  healthFailed: number;
  /** Longest wait for the answer to a booking, in milliseconds. */
  bookingMs: number;
  /** Number of bookings answered with a reference. */
  acknowledged: number;
  /** Number of bookings answered with the filled-in form. */
  givenBack: number;
  /** Number of bookings with any other answer, or none. */
  lost: number;
  /** Peak resident memory, in MiB. */
  peakMiB: number;
  isAlive: boolean;
  /** Longest delay of the siege's own event loop, in milliseconds: shows a busy machine. */
  ownDelayMs: number;
}

const EVERY_MS = 50;
const BOOKING_EVERY_MS = 200;
const MAX_PROBES = 2_000;

/**
 * Requests `/healthz` and sends bookings until `attack` ends. After `limitMs` the site is killed,
 * and unanswered requests count with the time until then.
 */
export async function measure(
  site: SiteProcess,
  attack: { start: () => Promise<void>; stop: () => void },
  limitMs: number,
): Promise<Measurements & { sent: SentBooking[] }> {
  // the form was opened before the attack
  const form = await openForm(site.origin, "/booking");
  const measurements = {
    healthMs: 0,
    healthFailed: 0,
    bookingMs: 0,
    acknowledged: 0,
    givenBack: 0,
    lost: 0,
  };
  const sent: SentBooking[] = [];
  const ownDelay = monitorEventLoopDelay({ resolution: 10 });
  ownDelay.enable();
  let peakMiB = 0;
  let isAttacking = true;
  const notePeak = () => {
    peakMiB = Math.max(peakMiB, site.peakMiB() || 0);
  };

  const health = async () => {
    for (let nth = 0; nth < MAX_PROBES && isAttacking; nth++, await pause(EVERY_MS)) {
      const started = performance.now();
      const answer = await send(site.origin, { path: "/healthz", timeoutMs: limitMs }).catch(
        () => null,
      );
      measurements.healthMs = Math.max(measurements.healthMs, performance.now() - started);
      if (answer?.status !== 200) measurements.healthFailed += 1;
      notePeak();
    }
  };
  const family = async () => {
    for (let nth = 0; nth < MAX_PROBES && isAttacking; nth++, await pause(BOOKING_EVERY_MS)) {
      const booking = newBooking(form);
      sent.push(booking);
      const started = performance.now();
      const answer = await sendBooking(site.origin, booking, limitMs).catch(() => null);
      measurements.bookingMs = Math.max(measurements.bookingMs, performance.now() - started);
      if (answer && referenceIn(answer)) measurements.acknowledged += 1;
      else if (answer && hasAllFields(answer.body, booking)) measurements.givenBack += 1;
      else measurements.lost += 1;
    }
  };

  const probes = [health(), family()];
  const limit = pause(limitMs);
  await Promise.race([attack.start(), limit, site.exited]);
  attack.stop();
  isAttacking = false;
  // waits for answers that are still under way
  const pendingProbes = Promise.all(probes);
  await Promise.race([pendingProbes, limit]);
  notePeak();
  ownDelay.disable();
  const isAlive = site.isAlive();
  await site.kill();
  await pendingProbes;
  return { ...measurements, peakMiB, isAlive, sent, ownDelayMs: ownDelay.max / 1e6 };
}

function hasAllFields(html: string, { fields }: SentBooking): boolean {
  return ["fullName", "email", "phoneNumber", "tellUsMore", "submissionKey"].every((name) =>
    html.includes(fields[name] ?? ""),
  );
}
