import type { ExpressionBuilder } from "kysely";
import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { Schema } from "#db/schema";
import { eachInLanguage, languagesFor } from "~/locales/in-language";
import { defaultLanguage, type Language } from "~/locales/languages";
import { accreditationOf, type ListedHospital } from "./hospital";
import { coversOf } from "./hospital-covers.server";
import { specialtiesOf } from "./hospital-record.server";
import { textFields } from "./hospital-words";
import { placesInCities } from "./places-in-cities.server";

/** The cards of hospitals that were found, in their order. */
export async function cardsOf(
  db: Queryable,
  found: readonly { id: string }[],
  language: Language,
): Promise<ListedHospital[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .selectFrom("hospitals")
    .innerJoin("hospital_texts", "hospital_texts.hospital_id", "hospitals.id")
    .select(["id", "slug", "country", "city", "sample", "language", "name", "location", "bio"])
    .select(["accreditation_body", "accreditation_as_of", "accreditation_source"])
    .where("hospitals.id", "in", ids)
    .where("hospital_texts.language", "in", languagesFor(language))
    .where(isWhole)
    .execute();
  const cards = eachInLanguage(rows, ({ id }) => id, language);
  const covers = await coversOf(db, ids, language);
  const treated = await specialtiesOf(db, ids);
  const places = await placesInCities(db);
  return ids.flatMap((id) => {
    const row = cards.get(id);
    if (!row) return [];
    const { slug, country, city, name, location, bio, language: written } = row;
    return [
      {
        ...{ slug, country, city, name, location, bio, language: written },
        sample: isSet(row.sample),
        cover: covers.get(id) ?? null,
        place: places.get(id) ?? 0,
        specialties: treated.get(id) ?? [],
        accreditation: accreditationOf(row),
      },
    ];
  });
}

/** What nobody has finished in a language is shown in English. */
function isWhole(eb: ExpressionBuilder<Schema, "hospital_texts">) {
  return eb.or([
    eb("hospital_texts.language", "=", defaultLanguage),
    eb.and(textFields.map((field) => eb(`hospital_texts.${field}`, "!=", ""))),
  ]);
}
