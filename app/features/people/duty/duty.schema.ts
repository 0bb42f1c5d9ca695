import { z } from "zod";
import { requiredLine, requiredTime, tickBox } from "~/features/forms/fields.server";
import { weekdays } from "~/features/identity/duty";

type DayBox = `day-${(typeof weekdays)[number]}`;

const dayBoxes = Object.fromEntries(weekdays.map((day) => [`day-${day}`, tickBox()])) as Record<
  DayBox,
  ReturnType<typeof tickBox>
>;

export const dutySchema = z.object({
  who: requiredLine("required", 100),
  ...dayBoxes,
  starts: requiredTime(),
  ends: requiredTime(),
});

/** The days whose checkbox is ticked. */
export function daysOf(boxes: Record<DayBox, boolean>): number[] {
  return weekdays.filter((day) => boxes[`day-${day}`]);
}
