import { clockOf, type Promised } from "../promise";

/** The public state of the promise. */
export type Standing = "due" | "late" | "answered" | "closed";

/** Nothing is owed to a closed request; a family that wrote again since the reply is owed another. */
export function standingOf(request: Promised, now: Date): Standing {
  if (!request.open) return "closed";
  if (request.repliedAt) return "answered";
  return clockOf(request, now).state === "due" ? "due" : "late";
}
