import type { Insertable } from "kysely";
import { flag } from "../../flag";
import type { Schema } from "../../schema";
import { random } from "./random";

/** The two hours in which a reply is promised. */
const PROMISE_MS = 2 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** All of them are younger than anything is kept for: 100,000 bookings fill eleven months. */
const SPACING_MS = 4.8 * MINUTE_MS;

/**
 * When a request came, until when a reply is promised, and when it was given: of seven six in time.
 *
 * @param unanswered how many of one have none
 */
export function timesOf(index: number, now: Date, unanswered: number) {
  const received = now.getTime() - (index + random(index, 26)) * SPACING_MS;
  const took = (random(index, 27) * (PROMISE_MS * 7)) / 6;
  const isReplied = random(index, 28) >= unanswered && received + took < now.getTime();
  const replied_at = isReplied ? iso(received + took) : null;
  return {
    received_at: iso(received),
    waits_since: iso(received),
    due_at: iso(received + PROMISE_MS),
    replied_at,
    updated_at: replied_at ?? iso(received),
  };
}

/** The clock that began when a request came. */
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
