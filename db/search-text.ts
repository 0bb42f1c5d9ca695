import type { Selectable } from "kysely";
import { fold } from "~/locales/fold";
import { searchedFacts } from "./tables/request-columns";
import type { Requests } from "./tables/requests";

type Searched = Partial<Pick<Selectable<Requests>, (typeof searchedFacts)[number]>>;

/**
 * The folded text of a request that the coordinators' search reads: reference, searched facts and
 * related names. A space precedes every word, the first one too.
 */
export function requestSearchText(
  row: Searched & { reference: string },
  relatedNames: readonly string[] = [],
): string {
  const facts = searchedFacts.map((name) => row[name]);
  const texts = [row.reference.replaceAll("-", ""), ...facts, ...relatedNames];
  return texts
    .filter((text) => text !== null && text !== undefined && text !== "")
    .map((text) => ` ${fold(String(text)).replace(/\s+/g, " ")}`)
    .join("");
}
