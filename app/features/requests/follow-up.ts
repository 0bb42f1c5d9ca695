import { dhakaDay, dhakaMoment } from "~/locales/calendar";
import { fold } from "~/locales/fold";

/** Choices for the time of a follow-up; `date` stands for a chosen day and time. */
export const followUpChoices = ["hour", "evening", "tomorrow", "date"] as const;
export type FollowUpChoice = (typeof followUpChoices)[number];

/** Follow-up fields of a coordinator's form: the time at which an open request returns to the queue, and the reason. */
export interface FollowUp {
  when: FollowUpChoice;
  /** For `date`: a Dhaka day, `YYYY-MM-DD`. */
  day: string;
  /** Dhaka time, `HH:MM`. */
  time: string;
  why: string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** An open request without owner or follow-up returns to the queue after this time. */
export const ADRIFT_MS = DAY_MS;
/** Later days are refused, because the year was probably mistyped. */
const FURTHEST_MS = 366 * DAY_MS;
/** Hours before 4 am belong to the day before: at 1 am, "tomorrow" means the coming morning. */
const NIGHT_ENDS_MS = 4 * HOUR_MS;
export const MORNING = "09:00";
const EVENING = "18:00";

/** @returns null if the time is past or more than a year ahead */
export function followUpAt({ when, day, time }: FollowUp, now: Date): Date | null {
  const at = when === "date" ? dhakaMoment(day, time) : timeOf(when, now);
  const ahead = at.getTime() - now.getTime();
  return ahead > 0 && ahead <= FURTHEST_MS ? at : null;
}

/** The choices with their times; `date` has none. "This evening" (6 pm) is offered from 4 am until 5 pm. */
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

/** Parses a time in digits of any script, `9:30` or `9.30`, into `09:30`. @returns null if it is not a time */
export function readFollowUpTime(typed: string): string | null {
  const [, hours, minutes = "00"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(fold(typed).trim()) ?? [];
  const time = `${hours?.padStart(2, "0")}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}
