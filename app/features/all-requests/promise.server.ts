import type { Queryable } from "#db/connection.server";
import { bookingsByHour } from "~/features/bookings/booking-queue.server";
import { messagesByHour } from "~/features/messages/message-queue.server";
import { dhakaDay, lastDhakaDays, startOfDhakaDay } from "~/features/requests/promise";
import { clocksByHour } from "~/features/requests/promise-figures.server";
import type { RequestCount } from "./waiting.server";

const DAYS = 30;
const SHARE_DAYS = [7, DAYS] as const;

export interface PromiseNumbers {
  /** Requests that arrived since midnight in Dhaka. */
  today: RequestCount;
  shares: { days: number; inTime: number; counted: number }[];
  /** The last 30 days in Dhaka, today last. */
  days: DayNumbers[];
}

interface DayNumbers {
  day: string;
  requests: number;
  /** The clocks that have stopped or run out; a duplicate is answered under its other reference. */
  counted: number;
  inTime: number;
}

/** How the promise of two hours is kept, for bookings and messages together. */
export async function promiseNumbers(db: Queryable, now: Date): Promise<PromiseNumbers> {
  const list = lastDhakaDays(DAYS, now);
  const since = startOfDhakaDay(list[0] ?? dhakaDay(now)).toISOString();
  const bookings = byDay(await bookingsByHour(db, since));
  const messages = byDay(await messagesByHour(db, since));
  const clocks = byDay(await clocksByHour(db, since, now));
  const days = list.map((day) => sum(day, [bookings.get(day), messages.get(day), clocks.get(day)]));
  const today = list.at(-1) ?? "";
  return {
    today: {
      bookings: bookings.get(today)?.requests ?? 0,
      messages: messages.get(today)?.requests ?? 0,
    },
    shares: SHARE_DAYS.map((count) => {
      const { inTime, counted } = sum("", days.slice(-count));
      return { days: count, inTime, counted };
    }),
    days,
  };
}

interface HourNumbers {
  hour: string;
  requests?: string | number | bigint;
  counted?: string | number | bigint;
  in_time?: string | number | bigint;
}

function byDay(rows: HourNumbers[]): Map<string, DayNumbers> {
  const days = new Map<string, DayNumbers>();
  for (const row of rows) {
    const day = dhakaDay(new Date(`${row.hour}:00:00.000Z`));
    const numbers = {
      day,
      requests: Number(row.requests ?? 0),
      counted: Number(row.counted ?? 0),
      inTime: Number(row.in_time ?? 0),
    };
    days.set(day, sum(day, [days.get(day), numbers]));
  }
  return days;
}

function sum(day: string, parts: (DayNumbers | undefined)[]): DayNumbers {
  const total = { day, requests: 0, counted: 0, inTime: 0 };
  for (const part of parts) {
    total.requests += part?.requests ?? 0;
    total.counted += part?.counted ?? 0;
    total.inTime += part?.inTime ?? 0;
  }
  return total;
}
