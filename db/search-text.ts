import type { Selectable } from "kysely";
import { fold } from "~/locales/fold";
import { searchedFacts } from "./tables/request-columns";
import type { Requests } from "./tables/requests";

type Searched = Partial<Pick<Selectable<Requests>, (typeof searchedFacts)[number]>>;

/**
 * Text by which the desk's search finds a request: its number and the facts that are searched, folded, in
 * one line, each after a space: a word begins after one.
 */
export function searchTextOf(row: Searched & { reference: string }): string {
  const texts = [row.reference.replaceAll("-", ""), ...searchedFacts.map((name) => row[name])];
  return texts
    .filter((text) => text !== null && text !== undefined && text !== "")
    .map((text) => ` ${fold(String(text)).replace(/\s+/g, " ")}`)
    .join("");
}
