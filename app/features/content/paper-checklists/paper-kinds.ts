import type { DocumentKind, PaperNeed, WhosePaper } from "#db/tables/papers";

/** In the order in which forms offer them, like the other lists here. */
export const documentKinds = [
  "passport",
  "identity",
  "bank",
  "photo",
  "report",
  "scan",
  "prescription",
  "letter",
  "other",
] as const satisfies readonly DocumentKind[];

export const whosePapers = ["patient", "relative"] as const satisfies readonly WhosePaper[];

export const paperNeeds = ["always", "usually", "if_asked"] as const satisfies readonly PaperNeed[];

/** A coordinator must read a source again after this many days. */
const SOURCE_DAYS = 180;

/** True if a source was read too long ago, or never. @param asOf `2026-11-27`; empty if unknown */
export function isOutdated(asOf: string, now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCDate(limit.getUTCDate() - SOURCE_DAYS);
  return asOf < limit.toISOString().slice(0, 10);
}
