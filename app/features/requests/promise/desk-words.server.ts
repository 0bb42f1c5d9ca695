import { MIN_REQUESTS_FOR_PERCENTAGES } from "~/constants";
import { startOfDhakaDay } from "~/locales/calendar";
import { formatDuration, formatNumber, formatPercent, formatTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import type { PromiseResult } from "./promise-result";

/** Formats figures in the reader's language. */
export function figureFormats(language: Language) {
  const t = translator(language);
  const number = (value: number) => formatNumber(value, language);
  const minutes = (value: number) => formatDuration(value * 60_000, language);
  const ratio = ({ inTime, counted }: PromiseResult) =>
    t("promise.of", { inTime: number(inTime), counted: number(counted) });
  /** Null if there are too few requests for a percentage. */
  const share = ({ inTime, counted }: PromiseResult) =>
    counted < MIN_REQUESTS_FOR_PERCENTAGES ? null : formatPercent(inTime / counted, language);
  return {
    number,
    minutes,
    of: ratio,
    share,
    hour: (hour: number) =>
      formatTime(
        new Date(startOfDhakaDay("2026-01-01").getTime() + hour * 60 * 60_000).toISOString(),
        language,
      ),
    cells: (result: PromiseResult) => [
      `${number(result.inTime)} / ${number(result.counted)}`,
      share(result) ?? "–",
      result.medianMinutes === null ? "–" : minutes(result.medianMinutes),
    ],
  };
}
