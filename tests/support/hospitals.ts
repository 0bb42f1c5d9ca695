import type { Database } from "#db/connection.server";
import { searchHospitals } from "~/features/content/hospitals/hospital-search.server";
import type { Page } from "./visitor";

/** The names of the hospitals whose pages a page links, in its order. */
export function hospitalsOn(page: Page): string[] {
  return page.document
    .querySelectorAll("main a[href*='/hospitals/']")
    .map((link) => link.textContent);
}

/** What a search may be narrowed to. */
export type Filters = { country?: string; specialty?: string };

/** The slugs of the published hospitals that a search finds. */
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
