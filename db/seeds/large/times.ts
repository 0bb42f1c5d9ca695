import type { Insertable } from "kysely";
import { flag } from "../../flag";
import type { Schema } from "../../schema";
import { random } from "./random";

const PROMISE_MS = 2 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/**
 * Time between two requests. It keeps all rows within their retention period: 100,000 bookings fill
 * eleven months.
 */
const SPACING_MS = 4.8 * MINUTE_MS;

/**
 * Times of arrival, promised reply and reply; six in seven replies keep the promise.
 *
 * @param unansweredShare share of requests without a reply, 0 to 1
 */
export function timesOf(index: number, now: Date, unansweredShare: number) {
  const received = now.getTime() - (index + random(index, 26)) * SPACING_MS;
  const replyMs = (random(index, 27) * (PROMISE_MS * 7)) / 6;
  const hasReply = random(index, 28) >= unansweredShare && received + replyMs < now.getTime();
  const replied_at = hasReply ? iso(received + replyMs) : null;
  return {
    received_at: iso(received),
    waits_since: iso(received),
    due_at: iso(received + PROMISE_MS),
    replied_at,
    updated_at: replied_at ?? iso(received),
  };
}

/** The clock that started when a request arrived. */
export function clockOf(
  id: string,
  { received_at, due_at, replied_at }: ReturnType<typeof timesOf>,
  coordinator: { id: string } | null,
  counts: boolean,
): Insertable<Schema["clocks"]> {
  return {
    id,
    request_id: id,
    started_at: received_at,
    due_at,
    stopped_at: replied_at,
    stopped_by: replied_at && coordinator ? coordinator.id : null,
    stopped_in: replied_at && `${id}-1`,
    counts: flag(counts),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
