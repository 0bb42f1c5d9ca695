import { formatDays, formatDuration, formatNumber, formatRecent } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { type Clock, OLD_MS, SOON_MS } from "../promise";

/**
 * `soon`, `left`, `late` and `old`: the request waits. `good`: the reply was in time. `status`: any
 * other state.
 */
type ClockTone = "soon" | "left" | "late" | "old" | "good" | "status";

export interface ClockView {
  tone: ClockTone;
  /** "3 h late". */
  text: string;
}

export function clockView({ state, ms }: Clock, language: Language): ClockView {
  if (state === "due") return waitingView(ms, language);
  if (state === "overdue") return waitingView(-ms, language);
  const time = formatDuration(ms, language);
  return {
    tone: state === "in-time" ? "good" : "status",
    text: translator(language)(`dashboard.clock.${state}`, { time }),
  };
}

/** Clock of a waiting family. @param msLeft until the deadline; negative if late */
export function waitingView(msLeft: number, language: Language): ClockView {
  const t = translator(language);
  if (msLeft >= 0) {
    const tone = msLeft <= SOON_MS ? "soon" : "left";
    return { tone, text: t("queue.clock.left", { time: timeLeft(msLeft, language) }) };
  }
  const tone = -msLeft > OLD_MS ? "old" : "late";
  return { tone, text: t("queue.clock.late", { time: timeOver(-msLeft, language) }) };
}

/** Badge of a follow-up that is due. @param at ISO 8601 UTC */
export function dueFollowUpView(at: string, now: Date, language: Language): ClockView {
  const time = formatRecent(at, now, language);
  return { tone: "soon", text: translator(language)("queue.clock.again", { time }) };
}

/**
 * Badge of a request whose link was lost.
 *
 * @param at time at which somebody asked for a new link, ISO 8601 UTC
 */
export function lostLinkView(at: string, now: Date, language: Language): ClockView {
  const time = formatRecent(at, now, language);
  return { tone: "soon", text: translator(language)("queue.clock.asked", { time }) };
}

/** Badge of an open request that lacks an owner or a follow-up. @param ms since its last act */
export function adriftView(ms: number, language: Language): ClockView {
  const time = timeOver(ms, language);
  return { tone: "old", text: translator(language)("queue.clock.adrift", { time }) };
}

const MINUTE_MS = 60_000;

/** Formats a duration in minutes under an hour, otherwise in hours and minutes. */
function timeLeft(ms: number, language: Language): string {
  const allMinutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const minutes = formatNumber(allMinutes % 60, language);
  const t = translator(language);
  if (allMinutes < 60) return t("queue.minutes", { minutes });
  const hours = formatNumber(Math.floor(allMinutes / 60), language);
  return allMinutes % 60 === 0
    ? t("queue.hours", { hours })
    : t("queue.hoursAndMinutes", { hours, minutes });
}

/** Formats a duration in minutes under an hour, in whole hours up to 24 hours, then in days. */
function timeOver(ms: number, language: Language): string {
  const allMinutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const t = translator(language);
  if (allMinutes < 60) return t("queue.minutes", { minutes: formatNumber(allMinutes, language) });
  if (allMinutes < 24 * 60)
    return t("queue.hours", { hours: formatNumber(Math.floor(allMinutes / 60), language) });
  return formatDays(Math.floor(allMinutes / (24 * 60)), language);
}
