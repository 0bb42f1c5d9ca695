import type { Queryable } from "#db/connection.server";
import { clockView } from "~/features/requests/dashboard/clock-view.server";
import { startOfDhakaDay } from "~/features/requests/promise";
import { formatDateTime, formatDay, formatNumber, formatPercent } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { promiseNumbers } from "../promise.server";
import { countWaiting, waitingRequests } from "../waiting.server";

const CHART_DAYS = 14;
const WAITING_SHOWN = 20;

export type Overview = Awaited<ReturnType<typeof overview>>;

/** How the promise stands, in the words of the dashboard's first page. */
export async function overview(db: Queryable, language: Language, now: Date) {
  const text = texts(language).dashboard.overview;
  const t = translator(language);
  const numbers = await promiseNumbers(db, now);
  const { due, overdue } = await countWaiting(db, now);
  const waiting = await waitingRequests(db, now, WAITING_SHOWN);
  const number = (value: number) => formatNumber(value, language);
  const both = (count: { bookings: number; messages: number }) => ({
    number: number(count.bookings + count.messages),
    parts: t("dashboard.overview.todayText", {
      bookings: number(count.bookings),
      messages: number(count.messages),
    }),
  });
  const days = numbers.days.slice(-CHART_DAYS).map((day) => ({
    ...day,
    label: formatDay(startOfDhakaDay(day.day).toISOString(), language),
  }));
  const shown = days.reduce((sum, { requests }) => sum + requests, 0);
  const busiest = Math.max(1, ...days.map(({ requests }) => requests));
  return {
    stats: [
      { key: "today", title: text.today, text: null, ...both(numbers.today), alarm: false },
      { key: "due", title: text.due, text: text.dueText, ...both(due), alarm: false },
      {
        key: "overdue",
        title: text.overdue,
        text: text.overdueText,
        ...both(overdue),
        alarm: overdue.bookings + overdue.messages > 0,
      },
    ],
    shares: numbers.shares.map(({ days, inTime, counted }) => ({
      title: t("dashboard.overview.share", { days: number(days) }),
      share: counted > 0 ? inTime / counted : null,
      text: counted > 0 ? formatPercent(inTime / counted, language) : "–",
      description:
        counted > 0
          ? t("dashboard.overview.shareText", {
              inTime: number(inTime),
              counted: number(counted),
            })
          : text.shareNone,
    })),
    perDay: {
      title: text.perDay,
      description: t("dashboard.overview.perDayText", {
        total: number(shown),
        days: number(CHART_DAYS),
      }),
      bars: days.map(({ label, requests }) => ({
        label,
        value: requests,
        text: number(requests),
      })),
      columns: { label: text.day, value: text.requests },
      scale: { value: busiest, text: number(busiest) },
    },
    inTimePerDay: {
      title: text.inTimePerDay,
      description: text.inTimePerDayText,
      bars: days.map(({ label, inTime, counted }) => ({
        label,
        value: counted > 0 ? inTime / counted : 0,
        text: counted > 0 ? formatPercent(inTime / counted, language) : text.none,
      })),
      columns: { label: text.day, value: text.inTime },
      scale: { value: 1, text: formatPercent(1, language) },
    },
    waiting: waiting.map((request) => ({
      id: request.id,
      reference: request.reference,
      kind: text.kind[request.kind],
      href:
        request.kind === "booking"
          ? paths.dashboardBooking(request.id, language)
          : paths.dashboardRecord("contacts", request.id, language),
      name: request.name,
      urgent: request.urgent,
      received: formatDateTime(request.receivedAt, language),
      clock: clockView(request.clock, language),
    })),
  };
}
