import type { Selectable } from "kysely";
import { fold } from "~/locales/fold";
import { searchedFacts } from "./tables/request-columns";
import type { Requests } from "./tables/requests";

type Searched = Partial<Pick<Selectable<Requests>, (typeof searchedFacts)[number]>>;

/**
 * The text in which coordinators search: number, searched facts and related names, folded, in one
 * line. A space before each marks the start of a word.
 */
export function searchTextOf(
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
