import { dhakaDay, dhakaMoment } from "~/locales/calendar";
import { fold } from "~/locales/fold";

/** Times offered for the next look at a request; `date` is a chosen day and time. */
export const followUpChoices = ["hour", "evening", "tomorrow", "date"] as const;
export type FollowUpChoice = (typeof followUpChoices)[number];

/** A coordinator's form: when an open request comes back, and why. */
export interface FollowUp {
  when: FollowUpChoice;
  /** For `date`: a Dhaka day, `YYYY-MM-DD`. */
  day: string;
  /** Dhaka's clock, `HH:MM`. */
  time: string;
  why: string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** An open request without owner or follow-up comes back after this time. */
export const ADRIFT_MS = DAY_MS;
/** A day further ahead is a typing error in the year. */
const FURTHEST_MS = 366 * DAY_MS;
/** A night's hours until then belong to the day before: "tomorrow" said at 1 am is the coming morning. */
const NIGHT_ENDS_MS = 4 * HOUR_MS;
export const MORNING = "09:00";
const EVENING = "18:00";

/** @returns null if it is not ahead, or more than a year ahead */
export function followUpAt({ when, day, time }: FollowUp, now: Date): Date | null {
  const at = when === "date" ? dhakaMoment(day, time) : timeOf(when, now);
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= FURTHEST_MS ? at : null;
}

/** The choices with their times; `date` has none. "This evening" is offered until an hour before. */
export function offeredFollowUps(now: Date): { when: FollowUpChoice; at: Date | null }[] {
  const isEvening = timeOf("evening", now).getTime() - now.getTime() < HOUR_MS;
  return followUpChoices
    .filter((when) => when !== "evening" || !isEvening)
    .map((when) => ({ when, at: when === "date" ? null : timeOf(when, now) }));
}

function timeOf(when: Exclude<FollowUpChoice, "date">, now: Date): Date {
  if (when === "hour") return new Date(now.getTime() + HOUR_MS);
  const today = new Date(now.getTime() - NIGHT_ENDS_MS);
  if (when === "evening") return dhakaMoment(dhakaDay(today), EVENING);
  return dhakaMoment(dhakaDay(new Date(today.getTime() + DAY_MS)), MORNING);
}

/** Reads hours and minutes in any digits, `9:30` or `9.30`, as `09:30`; null if it is no time. */
export function readClock(typed: string): string | null {
  const [, hours, minutes = "00"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(fold(typed).trim()) ?? [];
  const time = `${hours?.padStart(2, "0")}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}
