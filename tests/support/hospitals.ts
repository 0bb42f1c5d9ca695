import type { Database } from "#db/connection.server";
import { searchHospitals } from "#db/search";
import type { Page } from "./visitor";

/** The names of the hospitals whose pages a page links, in its order. */
export function hospitalsOn(page: Page): string[] {
  return page.document
    .querySelectorAll("main a[href*='/hospitals/']")
    .map((link) => link.textContent);
}

/** What a search may be narrowed to. */
export type Filters = { country?: string; specialty?: string };

/** The slugs of all hospitals that a search finds, in no order. */
export async function foundHospitals(
  db: Database,
  text: string,
  languages = ["en"],
  filters: Filters = {},
): Promise<string[]> {
  const search = { text, languages, country: null, specialty: null, limit: 100, ...filters };
  return (await searchHospitals(db, search)).map(({ slug }) => slug);
}
