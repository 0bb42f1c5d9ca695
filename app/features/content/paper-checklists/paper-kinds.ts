import type { DocumentKind, PaperNeed, WhosePaper } from "#db/tables/papers";

/** In the order of the choice, like the other lists here. */
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
