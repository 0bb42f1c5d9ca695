import type { Selectable } from "kysely";
import { fold } from "~/locales/fold";
import { searchedFacts } from "./tables/request-columns";
import type { Requests } from "./tables/requests";

type Searched = Partial<Pick<Selectable<Requests>, (typeof searchedFacts)[number]>>;

/**
 * Text that the desk's search runs on: number and searched facts, folded, in one line; a space
 * before each marks the start of a word.
 */
export function searchTextOf(row: Searched & { reference: string }): string {
  const texts = [row.reference.replaceAll("-", ""), ...searchedFacts.map((name) => row[name])];
  return texts
    .filter((text) => text !== null && text !== undefined && text !== "")
    .map((text) => ` ${fold(String(text)).replace(/\s+/g, " ")}`)
    .join("");
}
