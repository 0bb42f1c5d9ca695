import { clockOf, type Promised } from "../promise";

/** How the promise stands, as anybody with the reference may know it. */
export type Standing = "due" | "late" | "answered" | "closed";

/** What is closed owes nothing; a family that wrote again after a reply is owed another one. */
export function standingOf(request: Promised, now: Date): Standing {
  if (!request.open) return "closed";
  if (request.repliedAt) return "answered";
  return clockOf(request, now).state === "due" ? "due" : "late";
}
