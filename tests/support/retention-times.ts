/** When everything is erased that is too old. */
export const now = new Date("2026-11-20T00:00:00.000Z");
/** Just too old, and just not, of what is kept for a year. */
export const YEAR = ["2025-11-19T23:59:59.999Z", "2025-11-20T00:00:00.000Z"] as const;
/** Likewise for three years. */
export const THREE_YEARS = ["2023-11-19T23:59:59.999Z", "2023-11-20T00:00:00.000Z"] as const;
/** Likewise for a month. */
export const MONTH = ["2026-10-20T23:59:59.999Z", "2026-10-21T00:00:00.000Z"] as const;
/** Before all that. */
export const FAR = "2019-01-01T00:00:00.000Z";
/** What a family wrote. */
export const WORDS = "Stroke, three days ago.";
