import { formatDateTime } from "./format";
import type { Language } from "./languages";

const DHAKA_MS = 6 * 60 * 60 * 1000;

/**
 * Day and time for narrow columns, without the current year.
 *
 * @param timestamp ISO 8601 UTC; shown in Dhaka time
 */
export function formatListed(timestamp: string, now: Date, language: Language): string {
  return formatDateTime(
    timestamp,
    language,
    yearIn(Date.parse(timestamp)) !== yearIn(now.getTime()),
  );
}

function yearIn(time: number): number {
  return new Date(time + DHAKA_MS).getUTCFullYear();
}
