import { clockOf, type PromiseInput } from "../promise";

/** State of the promise that the status page shows. */
export type Standing = "due" | "late" | "answered" | "closed";

/** State for the family. A closed request is owed no reply; after the family writes again, another reply is owed. */
export function standingOf(request: PromiseInput, now: Date): Standing {
  if (!request.open) return "closed";
  if (request.repliedAt) return "answered";
  return clockOf(request, now).state === "due" ? "due" : "late";
}
