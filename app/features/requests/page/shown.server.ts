import type { Queryable } from "#db/connection.server";
import { hospitalName } from "~/features/content/hospitals/hospital-choice.server";
import type { Language } from "~/locales/languages";
import type { RequestRecord } from "../find.server";

export interface ShownRequest extends RequestRecord {
  /** Names by slug, for hospitals in its history and in merged requests. */
  hospitals: ReadonlyMap<string, string>;
}

export async function shownRequest(
  db: Queryable,
  found: RequestRecord,
  language: Language,
): Promise<ShownRequest> {
  const corrections = found.history.filter(({ field }) => field === "hospital");
  const slugs = new Set([
    ...corrections.flatMap(({ oldValue, newValue }) => [oldValue, newValue]),
    ...found.merged.map(({ hospital }) => hospital),
  ]);
  const hospitals = new Map<string, string>();
  for (const slug of slugs) {
    const name = await hospitalName(db, slug, language);
    if (name !== null) hospitals.set(slug, name);
  }
  return { ...found, hospitals };
}
