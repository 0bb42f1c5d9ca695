import type { Database } from "#db/connection.server";
import { searchHospitals } from "~/features/content/hospitals/hospital-search.server";
import type { Page } from "./visitor";

/** Names of the hospitals that a page links to, in order. */
export function hospitalsOn(page: Page): string[] {
  return page.document
    .querySelectorAll("main a[href*='/hospitals/']")
    .map((link) => link.textContent);
}

/** Filters of a search. */
export type Filters = { country?: string; specialty?: string };

/** Slugs of the published hospitals that a search finds. */
export async function foundHospitals(
  db: Database,
  text: string,
  { country, specialty }: Filters = {},
): Promise<string[]> {
  const found = await searchHospitals(
    db,
    text,
    (hospital) =>
      (!country || hospital.country === country) &&
      (!specialty || hospital.specialties.includes(specialty)),
  );
  return found.map(({ slug }) => slug);
}
