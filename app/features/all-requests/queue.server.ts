import type { Queryable } from "#db/connection.server";
import { activeAdmins } from "~/features/accounts/account-rights.server";
import { bookingFloods } from "~/features/bookings/booking-queue.server";
import {
  countBookingGroups,
  countQueuedBookings,
  queuedBookings,
} from "~/features/bookings/queued-bookings.server";
import { messageFloods } from "~/features/messages/message-queue.server";
import {
  countMessageGroups,
  countQueuedMessages,
  queuedMessages,
} from "~/features/messages/queued-messages.server";
import { type BoundedCount, mostCounted } from "~/features/requests/bounded-count.server";
import {
  type Group,
  groups,
  noFilter,
  type QueueFilter,
  type QueueRow,
} from "~/features/requests/queue";
import {
  type Flood,
  type GroupCounts,
  orderOf,
  type QueueAsk,
  whoseOf,
} from "~/features/requests/queue-conditions.server";
import type { RequestKey } from "~/features/requests/request-key";
import type { Person } from "~/features/sessions/person";
import { withNewestWords } from "./newest-words.server";
import type { QueueFound } from "./queue-search.server";

/**
 * So many are shown in all, of each group so many, and a link leads to the rest; of the old, and where what is
 * answered earlier fills the page, a few. A row is some 4 KB in Bengali, HTML and data, and no page of the dashboard
 * more than 200.
 */
const SHOWN = 14;
const GROUP_SHOWN = 14;
const FEW_SHOWN = 3;
const QUEUE_PAGE_SIZE = 25;

/** The filter with who asks and when, and what was found of what it searches for. */
export function askOf(
  filter: QueueFilter,
  person: Pick<Person, "id">,
  now: Date,
  found: QueueFound | null = null,
): QueueAsk {
  return { ...filter, whose: whoseOf(filter, person), now, found };
}

export interface QueueGroup {
  group: Group;
  count: number;
  rows: QueueRow[];
}

/** What nobody has replied to, in the order in which it is answered; empty groups are left out. */
export async function queueGroups(db: Queryable, ask: QueueAsk): Promise<QueueGroup[]> {
  const counts = await countGroups(db, ask);
  const shown = groups.filter((group) => counts[group] > 0);
  const found: QueueGroup[] = [];
  let room = SHOWN;
  for (const group of shown) {
    const limit = group === "old" ? FEW_SHOWN : Math.max(FEW_SHOWN, Math.min(GROUP_SHOWN, room));
    const rows = await rowsOf(db, { ...ask, tab: "now", group }, { limit, offset: 0 });
    found.push({ group, count: counts[group], rows });
    room -= rows.length;
  }
  return found;
}

/** Floods that wait, the one that began first on top; a network's bookings and messages are one. */
export async function queueFloods(db: Queryable): Promise<Flood[]> {
  const floods = new Map<string, Flood>();
  for (const flood of [...(await bookingFloods(db)), ...(await messageFloods(db))]) {
    const { mark, count, urgent, since } = flood;
    const other = floods.get(mark) ?? { count: 0, urgent: 0, since };
    floods.set(mark, {
      mark,
      count: other.count + count,
      urgent: other.urgent + urgent,
      since: other.since < since ? other.since : since,
    });
  }
  return [...floods.values()].toSorted((left, right) => compare(left.since, right.since));
}

export interface QueuePage extends BoundedCount {
  rows: QueueRow[];
  page: number;
  pages: number;
}

/** One page of a tab, of one group, or of what was found. */
export async function queuePage(db: Queryable, ask: QueueAsk): Promise<QueuePage> {
  const { count, isMore } = await countQueue(db, ask);
  const pages = Math.max(1, Math.ceil(count / QUEUE_PAGE_SIZE));
  const page = Math.min(ask.page, pages);
  const offset = (page - 1) * QUEUE_PAGE_SIZE;
  const rows = await rowsOf(db, ask, { limit: QUEUE_PAGE_SIZE, offset });
  return { rows, count, isMore, page, pages };
}

/** How many there are, as far as anybody wants to know. */
export async function countQueue(db: Queryable, ask: QueueAsk): Promise<BoundedCount> {
  const most = mostCounted(ask.page, QUEUE_PAGE_SIZE);
  const bookings = await countQueuedBookings(db, ask, most);
  const messages = await countQueuedMessages(db, ask, most);
  const count = bookings.count + messages.count;
  return {
    count: Math.min(count, most),
    isMore: count > most || bookings.isMore || messages.isMore,
  };
}

async function countGroups(db: Queryable, ask: QueueAsk): Promise<GroupCounts> {
  const bookings = await countBookingGroups(db, ask);
  const messages = await countMessageGroups(db, ask);
  const both = (group: Group) => bookings[group] + messages[group];
  return {
    urgent: both("urgent"),
    soon: both("soon"),
    late: both("late"),
    due: both("due"),
    old: both("old"),
  };
}

/** Both kinds in one order: each gives as many as could stand before the end of the page. */
async function rowsOf(
  db: Queryable,
  ask: QueueAsk,
  { limit, offset }: { limit: number; offset: number },
): Promise<QueueRow[]> {
  const window = { limit: offset + limit, offset: 0 };
  const both = [
    ...(await queuedBookings(db, ask, window)),
    ...(await queuedMessages(db, ask, window)),
  ];
  return withNewestWords(db, inOrder(both, ask).slice(offset, offset + limit));
}

function inOrder(rows: QueueRow[], ask: QueueAsk): QueueRow[] {
  const { column, direction } = orderOf(ask);
  const at = (row: QueueRow) =>
    ({ due_at: row.dueAt, replied_at: row.repliedAt ?? "", received_at: row.receivedAt })[column];
  const sign = direction === "asc" ? 1 : -1;
  return rows.toSorted((left, right) => sign * compare(at(left), at(right)));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * What a coordinator does next: the head of the order that nobody else has. Who can no longer sign in
 * has nothing.
 *
 * @param except what has just been done
 * @returns null where nobody waits
 */
export async function nextInQueue(
  db: Queryable,
  person: Pick<Person, "id">,
  now: Date,
  except?: RequestKey,
): Promise<QueueRow | null> {
  const admins = await activeAdmins(db);
  const others = admins.map(({ id }) => id).filter((id) => id !== person.id);
  for (const group of groups) {
    const ask = askOf({ ...noFilter, group }, person, now);
    const window = { limit: 2, offset: 0 };
    const rows = inOrder(
      [
        ...(await queuedBookings(db, ask, window, others)),
        ...(await queuedMessages(db, ask, window, others)),
      ],
      ask,
    );
    const next = rows.find(({ kind, id }) => kind !== except?.kind || id !== except.id);
    if (next) return next;
  }
  return null;
}
