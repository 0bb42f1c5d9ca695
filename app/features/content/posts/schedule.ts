import { dhakaMoment } from "~/locales/calendar";
import type { Found, Row, Values } from "../engine/area.server";

/**
 * The publication time: the chosen time, else the former time if it has passed, else now.
 * Unpublishing removes a time that is still to come.
 */
export function timeOfPublication(
  { row }: Pick<Found, "row">,
  isPublished: boolean,
  now: Date,
  { day = "", time = "" }: Values,
): Row {
  const at = now.toISOString();
  const before = row.published_at === null ? null : String(row.published_at);
  const first = before !== null && before <= at ? before : null;
  if (!isPublished) return { published_at: first };
  return { published_at: day ? dhakaMoment(day, time).toISOString() : (first ?? at) };
}
