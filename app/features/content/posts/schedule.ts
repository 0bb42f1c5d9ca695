import { dhakaMoment } from "~/locales/calendar";
import type { Found, Row, Values } from "../engine/area.server";

/**
 * The time of publication: the chosen one, or now. A post that was public keeps its first day; one withdrawn
 * before its time was never public.
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
