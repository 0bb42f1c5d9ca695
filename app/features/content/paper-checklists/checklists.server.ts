import type { Queryable } from "#db/connection.server";
import type { DocumentKind, PaperNeed, WhosePaper } from "#db/tables/papers";
import { type Language, languages } from "~/locales/languages";
import type { AreaRecord } from "../engine/area.server";
import { findRecords } from "../engine/store.server";
import { namesCountry } from "../hospitals/destination-names";
import { paperChecklists } from "./area.server";

/** A text in the languages in which it was written. */
export type WordsByLanguage = Partial<Record<Language, string>>;

/** A published paper of a country's checklist. */
export interface ChecklistPaper {
  id: string;
  version: number;
  isSample: boolean;
  country: string;
  whose: WhosePaper;
  need: PaperNeed;
  kind: DocumentKind;
  title: WordsByLanguage;
  why: WordsByLanguage;
  how: WordsByLanguage;
  source: string;
  /** `2026-11-27`. */
  asOf: string;
}

/**
 * The published papers of all countries that a family's destination names, in order.
 *
 * @param destination as the family wrote it
 */
export async function checklistFor(db: Queryable, destination: string): Promise<ChecklistPaper[]> {
  if (destination === "") return [];
  const rows = await db
    .selectFrom("checklist_papers")
    .select(["id", "country"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const namedCountries = new Set(
    [...new Set(rows.map(({ country }) => country))].filter((country) =>
      namesCountry(destination, country),
    ),
  );
  const ids = rows.filter(({ country }) => namedCountries.has(country)).map(({ id }) => id);
  return (await findRecords(db, paperChecklists, ids)).map(paperOf);
}

function paperOf({ id, version, sample, facts, texts }: AreaRecord): ChecklistPaper {
  const translationsOf = (name: string) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const text = texts[language]?.words[name];
        return text ? [[language, text]] : [];
      }),
    );
  return {
    id,
    version,
    isSample: sample,
    country: facts.country ?? "",
    whose: facts.whose as WhosePaper,
    need: facts.need as PaperNeed,
    kind: facts.kind as DocumentKind,
    title: translationsOf("title"),
    why: translationsOf("why"),
    how: translationsOf("how"),
    source: facts.source ?? "",
    asOf: facts.as_of ?? "",
  };
}
