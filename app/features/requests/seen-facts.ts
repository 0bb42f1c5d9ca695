import { correctable, type FactKey } from "./facts";

/** Facts that were not edited in the form, so that only the others are corrected. */
export function untouchedFacts(posted: FormData): FactKey[] {
  const seen = readSeen(String(posted.get("seenFacts") ?? ""));
  return correctable
    .map(({ key }) => key)
    .filter((key) => !posted.has(key) || posted.get(key) === seen[key]);
}

/** Facts as the page showed them; empty if the hidden field is invalid. */
export function readSeen(json: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
