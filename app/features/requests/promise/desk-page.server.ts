import type { Queryable } from "#db/connection.server";
import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { countryName } from "~/features/content/hospitals/countries";
import { startOfDhakaDay } from "~/locales/calendar";
import { formatDay, formatDays } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { isServiceKey } from "~/service-keys";
import type { Part } from "~/ui/column-chart";
import { columnGeometry } from "~/ui/column-geometry";
import type { FigureTableProps } from "~/ui/figure-table";
import { figureFormats } from "./desk-words.server";
import { PROMISE_DAYS, type PromiseDays, promiseFigures, type ValueCount } from "./figures.server";
import { resultOfGroups } from "./promise-result";
import { spamView } from "./spam-view.server";

export type PromiseView = Awaited<ReturnType<typeof promiseView>>;

/** Parses the span in the address; the default is a week. */
export function readPromiseDays(entered: string | null): PromiseDays {
  return PROMISE_DAYS.find((days) => String(days) === entered) ?? PROMISE_DAYS[0];
}

/** Loads the figures of the promise and of arrivals, as texts and charts. */
export async function promiseView(db: Queryable, days: PromiseDays, language: Language, now: Date) {
  const figures = await promiseFigures(db, days, now);
  const dictionary = texts(language);
  const { promise: text, dashboard, services } = dictionary;
  const t = translator(language);
  const format = figureFormats(language);
  const { heads } = text;
  const hourParts: Part[] = [
    { label: text.parts.inTime, tone: "good" },
    { label: text.parts.late, tone: "bad" },
  ];
  const kindParts: Part[] = [
    { label: text.parts.bookings, tone: "good" },
    { label: text.parts.messages, tone: "other" },
  ];
  const hourly = figures.byHour.map((result, hour) => ({
    result,
    hour,
    label: format.hour(hour),
  }));
  const daily = figures.perDay.map((day) => ({
    ...day,
    label: formatDay(startOfDhakaDay(day.day).toISOString(), language),
  }));
  const bookings = figures.perDay.reduce((sum, day) => sum + day.bookings, 0);
  const messages = figures.perDay.reduce((sum, day) => sum + day.messages, 0);
  const chosenResult = figures.shares.find((share) => share.days === days) ?? resultOfGroups([]);
  return {
    meta: { title: text.title },
    title: text.title,
    lead: text.lead,
    few: t("promise.fewText", { count: format.number(MIN_REQUESTS_FOR_PERCENTAGES) }),
    spans: {
      label: text.span,
      links: PROMISE_DAYS.map((count) => ({
        href: paths.dashboardPage("promise", language, {
          days: count === PROMISE_DAYS[0] ? null : count,
        }),
        label: t("promise.lastDays", { days: formatDays(count, language) }),
        current: count === days,
      })),
    },
    shares: figures.shares.map((result) => ({
      title: t("promise.share", { days: formatDays(result.days, language) }),
      number: result.counted > 0 ? (format.share(result) ?? format.of(result)) : text.nothing,
      of: format.share(result) === null ? null : format.of(result),
      median:
        result.medianMinutes === null
          ? text.noReply
          : t("promise.median", { time: format.minutes(result.medianMinutes) }),
    })),
    byHour: {
      title: text.byHour.title,
      description: t("promise.byHour.text", {
        inTime: format.number(chosenResult.inTime),
        counted: format.number(chosenResult.counted),
      }),
      parts: hourParts,
      tableLabel: text.asTable,
      ...columnGeometry(
        hourly.map(({ result, hour, label }) => ({
          label,
          // three labels fit on a phone, also in Bengali
          isMarked: hour % 9 === 0,
          values: [result.inTime, result.counted - result.inTime],
          text: `${label}: ${format.of(result)}`,
        })),
        hourParts,
        format.number,
      ),
      table: {
        caption: text.byHour.title,
        heads: [heads.hour, heads.inTime, heads.share, heads.median],
        rows: hourly.map(({ result, hour, label }) => ({
          key: hour,
          label,
          cells: format.cells(result),
        })),
      },
    },
    byCoordinator: tableOf(
      figures.byCoordinator.map(({ name, ...result }) => ({ name, result, count: result.counted })),
      ({ name, result }) => ({
        label: name ?? text.byCoordinator.unknown,
        cells: format.cells(result),
      }),
      {
        caption: text.byCoordinator.title,
        heads: [heads.coordinator, heads.inTime, heads.share, heads.median],
      },
    ),
    byCoordinatorText: text.byCoordinator.text,
    spam: spamView(figures, language),
    perDay: {
      title: text.perDay.title,
      description: t("promise.perDay.text", {
        bookings: format.number(bookings),
        messages: format.number(messages),
      }),
      parts: kindParts,
      tableLabel: text.asTable,
      ...columnGeometry(
        daily.map(({ label, bookings, messages }, index) => ({
          label,
          isMarked: [0, Math.floor((days - 1) / 2), days - 1].includes(index),
          values: [bookings, messages],
          text: `${label}: ${format.number(bookings)} + ${format.number(messages)}`,
        })),
        kindParts,
        format.number,
      ),
      table: {
        caption: text.perDay.title,
        heads: [heads.day, heads.bookings, heads.messages],
        rows: daily.map(({ day, label, bookings, messages }) => ({
          key: day,
          label,
          cells: [format.number(bookings), format.number(messages)],
        })),
      },
    },
    counted: [
      countTable(
        figures.byService,
        (service) => (isServiceKey(service) ? services.items[service].name : service),
        { caption: text.byService, head: heads.service },
      ),
      countTable(
        figures.byStatus,
        (status) => dashboard.statuses[status as keyof typeof dashboard.statuses] ?? status,
        { caption: text.byStatus, head: heads.status },
      ),
      countTable(
        figures.byDestination,
        (country) => (country === "other" ? text.other : countryName(country, language)),
        { caption: text.byDestination, head: heads.destination },
      ),
    ],
    nothing: text.nothing,
  };

  function countTable<Value extends string>(
    rows: ValueCount<Value | null>[],
    nameOf: (value: Value) => string,
    { caption, head }: { caption: string; head: string },
  ): FigureTableProps {
    return tableOf(
      rows,
      ({ value, count }) => ({
        label: value === null ? text.notSaid : nameOf(value),
        cells: [format.number(count)],
      }),
      { caption, heads: [head, heads.bookings] },
    );
  }
}

/** Rows with bars; the length of a bar is relative to the largest count. */
function tableOf<Row extends { count: number }>(
  rows: Row[],
  rowOf: (row: Row) => { label: string; cells: string[] },
  table: { caption: string; heads: string[] },
): FigureTableProps {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return {
    ...table,
    rows: rows.map((row, key) => ({ key, bar: row.count / most, ...rowOf(row) })),
  };
}
