import { startOfDhakaDay } from "~/locales/calendar";

/** @param day in Bangladesh, `YYYY-MM-DD`; @param time there, `HH:MM`, or empty for its beginning */
export function dhakaMoment(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time === "" ? [] : time.split(":").map(Number);
  return new Date(startOfDhakaDay(day).getTime() + (hours * 60 + minutes) * 60_000);
}
