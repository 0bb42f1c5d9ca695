/** Time of the clean-up. */
export const now = new Date("2026-11-20T00:00:00.000Z");
/** Just past, and just within, a retention of one year. */
export const YEAR = {
  past: "2025-11-19T23:59:59.999Z",
  within: "2025-11-20T00:00:00.000Z",
} as const;
/** The same for three years. */
export const THREE_YEARS = {
  past: "2023-11-19T23:59:59.999Z",
  within: "2023-11-20T00:00:00.000Z",
} as const;
/** The same for 30 days. */
export const MONTH = {
  past: "2026-10-20T23:59:59.999Z",
  within: "2026-10-21T00:00:00.000Z",
} as const;
/** Past every retention. */
export const FAR = "2019-01-01T00:00:00.000Z";
/** Text of a family's request. */
export const WORDS = "Stroke, three days ago.";
