import { z } from "zod";
import { key } from "~/features/forms/fields.server";
import { readDay } from "~/locales/typed-day";

/** Schema of a date since 2000 that is not in the future. @param today `YYYY-MM-DD` */
export function pastDay(today: string) {
  return z
    .string({ error: key("required") })
    .min(1, key("required"))
    .transform((typed) => readDay(typed) ?? typed)
    .refine((day) => day === "" || isDayUntil(day, today), key("dayInvalid"));
}

function isDayUntil(day: string, today: string): boolean {
  return readDay(day) === day && day >= "2000-01-01" && day <= today;
}
