import type { Queryable } from "#db/connection.server";
import {
  besideQueuedBooking,
  countBookingGroups,
  findQueuedBooking,
} from "~/features/bookings/queued-bookings.server";
import {
  besideQueuedMessage,
  countMessageGroups,
  findQueuedMessage,
} from "~/features/messages/queued-messages.server";
import type { BoundedCount } from "~/features/requests/bounded-count.server";
import {
  type Group,
  groups,
  isGrouped,
  noFilter,
  type QueueFilter,
} from "~/features/requests/queue";
import {
  type Around,
  type Beside,
  orderOf,
  type Pivot,
  type QueueAsk,
  type Side,
} from "~/features/requests/queue-conditions.server";
import type { RequestKey } from "~/features/requests/request-key";
import type { Person } from "~/features/sessions/person";
import { askOf, countQueue } from "./queue.server";
import { findInQueue } from "./queue-search.server";

/** No more are counted before a request: further down nobody asks for its number. */
const MOST = 1000;

/** Where a request stands in a list. */
export interface Place {
  /** From 1; null, as the count, in the list of what is closed, and where there are very many. */
  number: number | null;
  count: number | null;
  previous: RequestKey | null;
  next: RequestKey | null;
}

/**
 * The place of a request in the order of the queue, as a filter shows it, over all its groups and pages.
 *
 * @returns null where it is not in that list (any more)
 */
export async function placeInQueue(
  db: Queryable,
  filter: QueueFilter,
  key: RequestKey,
  person: Pick<Person, "id">,
  now: Date,
): Promise<Place | null> {
  // the same that the list asks: what was searched for is looked up once
  const found = await findInQueue(
    db,
    askOf({ ...noFilter, tab: null, search: filter.search }, person, now),
  );
  const whole = askOf(filter, person, now, found);
  const parts = isGrouped(filter) ? groups.map((group) => ({ ...whole, group })) : [whole];
  for (const [index, part] of parts.entries()) {
    const pivot = await find(db, part, key);
    if (!pivot) continue;
    const before = await beside(db, part, { pivot, side: "before", most: countedIn(filter) });
    const after = await beside(db, part, { pivot, side: "after", most: 0 });
    return {
      ...(await numberOf(db, whole, index, before)),
      previous: before.nearest ?? (await endOf(db, parts.slice(0, index).reverse(), "before")),
      next: after.nearest ?? (await endOf(db, parts.slice(index + 1), "after")),
    };
  }
  return null;
}

/** Of what is closed nobody needs to know how much there is. */
function countedIn({ tab }: QueueFilter): number {
  return tab === "closed" ? 0 : MOST;
}

/** @param before what stands before it in its own part of the list, the `index`th */
async function numberOf(
  db: Queryable,
  whole: QueueAsk,
  index: number,
  before: BoundedCount,
): Promise<Pick<Place, "number" | "count">> {
  if (countedIn(whole) === 0) return { number: null, count: null };
  if (isGrouped(whole)) {
    const counts = await groupCounts(db, whole);
    const earlier = groups.slice(0, index).map((group) => counts[group]);
    if (before.isMore) return { number: null, count: null };
    return { number: sum(earlier) + before.count + 1, count: sum(Object.values(counts)) };
  }
  const { count, isMore } = await countQueue(db, { ...whole, page: 1 });
  return isMore || before.isMore
    ? { number: null, count: null }
    : { number: before.count + 1, count };
}

function find(db: Queryable, ask: QueueAsk, { kind, id }: RequestKey): Promise<Pivot | null> {
  return kind === "booking" ? findQueuedBooking(db, ask, id) : findQueuedMessage(db, ask, id);
}

async function beside(
  db: Queryable,
  ask: QueueAsk,
  around: Around,
): Promise<BoundedCount & { nearest: RequestKey | null }> {
  const both = [
    await besideQueuedBooking(db, ask, around),
    await besideQueuedMessage(db, ask, around),
  ];
  return {
    count: sum(both.map(({ count }) => count)),
    isMore: both.some(({ isMore }) => isMore),
    nearest: nearestOf(both, ask, around.side),
  };
}

/** Of the nearest of each kind the nearer; at one moment bookings stand before messages. */
function nearestOf(both: readonly Beside[], ask: QueueAsk, side: Side): RequestKey | null {
  const [booking, message] = both.map(({ nearest }) => nearest);
  if (!booking || !message) return keyOf(booking ?? message ?? null);
  const isAscending = (orderOf(ask).direction === "asc") === (side === "after");
  if (booking.at === message.at) return keyOf(side === "after" ? booking : message);
  return keyOf(booking.at < message.at === isAscending ? booking : message);
}

function keyOf(pivot: Pivot | null): RequestKey | null {
  return pivot && { kind: pivot.kind, id: pivot.id };
}

/** Of the first of these parts in which there is any its first (`after`) or its last (`before`). */
async function endOf(
  db: Queryable,
  parts: readonly QueueAsk[],
  side: Side,
): Promise<RequestKey | null> {
  for (const part of parts) {
    const { nearest } = await beside(db, part, { pivot: null, side, most: 0 });
    if (nearest) return nearest;
  }
  return null;
}

async function groupCounts(db: Queryable, ask: QueueAsk): Promise<Record<Group, number>> {
  const bookings = await countBookingGroups(db, ask);
  const messages = await countMessageGroups(db, ask);
  const both = groups.map((group) => [group, bookings[group] + messages[group]] as const);
  return Object.fromEntries(both) as Record<Group, number>;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
