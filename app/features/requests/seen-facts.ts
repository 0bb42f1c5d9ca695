import { correctable, type FactKey } from "./facts";

/** Facts that a form leaves as its page showed them, so that an act never corrects what nobody typed. */
export function untouchedFacts(posted: FormData): FactKey[] {
  const seen = readSeen(String(posted.get("seenFacts") ?? ""));
  return correctable
    .map(({ key }) => key)
    .filter((key) => !posted.has(key) || posted.get(key) === seen[key]);
}

/** Facts as a page showed them; empty if its hidden field was changed. */
export function readSeen(json: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
