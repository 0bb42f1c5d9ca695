import type { Queryable } from "#db/connection.server";
import { searchTextOf } from "#db/search-text";
import type { ContentChange, ContentKind } from "~/features/audit/audit";
import { auditContent, type Editor } from "~/features/audit/content-audit.server";
import type { FACTS } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { type Country, countryNames } from "./countries";
import { textOf } from "./hospital-record.server";
import type { HospitalWords } from "./hospital-words";

/** Hospitals as the dashboard's addresses and the audit name them. */
export const HOSPITAL_KIND = "hospital-list";

/** Notes in the audit who changed a hospital; called in the transaction of what it tells of. */
export function noteHospital(
  trx: Queryable,
  by: Editor,
  kind: ContentKind,
  id: string,
  now: Date,
  /** The language of changed words, or what else was. */
  detail?: Language | typeof FACTS,
  change?: ContentChange,
): Promise<void> {
  return auditContent(trx, by, kind, { kind: HOSPITAL_KIND, id }, now, detail, change);
}

/** The columns of a text's words. */
export function columnsOf(words: HospitalWords) {
  const { name, location, address, bio, about } = words;
  return {
    name,
    location,
    address,
    bio,
    about,
    key_highlights: words.keyHighlights.join("\n"),
    centers_of_excellence: words.centersOfExcellence.join("\n"),
    services_for_bangladesh: words.servicesForBangladesh.join("\n"),
  };
}

/** What a text is found by: its own words, and in every language the English name and the country's names. */
export function foundBy(words: HospitalWords, englishName: string, country: Country): string {
  const { name, location, bio, centersOfExcellence } = words;
  const own = [englishName, name, location, bio, ...centersOfExcellence];
  return searchTextOf([...own, ...countryNames(country)]);
}

/** Has all texts of a hospital found by its English name and its country as they are now. */
export async function refreshFoundBy(trx: Queryable, id: string): Promise<void> {
  const rows = await trx
    .selectFrom("hospital_texts")
    .innerJoin("hospitals", "hospitals.id", "hospital_texts.hospital_id")
    .selectAll("hospital_texts")
    .select("hospitals.country")
    .where("hospital_id", "=", id)
    .execute();
  const english = rows.find(({ language }) => language === defaultLanguage)?.name ?? "";
  for (const row of rows) {
    const search_text = foundBy(textOf(row), english, row.country);
    if (search_text === row.search_text) continue;
    await trx
      .updateTable("hospital_texts")
      .set({ search_text })
      .where("hospital_id", "=", id)
      .where("language", "=", row.language)
      .execute();
  }
}
