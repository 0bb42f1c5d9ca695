import { dhakaMoment } from "~/locales/calendar";
import type { AreaRecord, Row, Values } from "../engine/area.server";

/**
 * The publication time: the chosen time, else the former time if it has passed, else now.
 * Unpublishing removes a time that is still to come.
 */
export function timeOfPublication(
  { row }: Pick<AreaRecord, "row">,
  isPublished: boolean,
  now: Date,
  { day = "", time = "" }: Values,
): Row {
  const at = now.toISOString();
  const before = row.published_at === null ? null : String(row.published_at);
  const pastTime = before !== null && before <= at ? before : null;
  if (!isPublished) return { published_at: pastTime };
  return { published_at: day ? dhakaMoment(day, time).toISOString() : (pastTime ?? at) };
}
