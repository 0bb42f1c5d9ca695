import type { Context } from "~/server/context";
import { isUsedUp, withinLimits } from "~/server/rate-limit.server";
import { readReference } from "../reference";

/** Limit of failed look-ups; successful ones do not count. */
const FAILURE_LIMIT = { max: 100, windowSeconds: 10 * 60 };

/**
 * Finds a request by a public reference.
 *
 * @param written the reference as entered
 * @param opened references of the pages open in this browser; they are never limited
 * @param find gets the normalized reference
 * @returns `tooMany` after too many failures
 */
export async function lookUp<Found extends object>(
  context: Context,
  {
    written: typedReference,
    opened: openReferences,
  }: { written: string | undefined; opened: readonly string[] },
  find: (reference: string) => Promise<Found | undefined>,
): Promise<Found | "unknown" | "tooMany"> {
  const limit = { scope: "reference-missed", subject: context.clientAddress, ...FAILURE_LIMIT };
  const reference = readReference(typedReference ?? "");
  const isOpen = reference !== null && openReferences.includes(reference);
  if (!isOpen && (await isUsedUp(context, limit))) return "tooMany";
  const found = reference ? await find(reference) : undefined;
  if (found) return found;
  await withinLimits(context, [limit]);
  return "unknown";
}
