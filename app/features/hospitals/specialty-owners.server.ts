import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { type HospitalFilter, isSpecialty, type Specialty } from "./hospital";
import { readSought } from "./search-words";

/** How many of the published hospitals have each specialty, whatever a visitor filters by. */
export function specialtyOwners(db: Queryable): Promise<Map<Specialty, number>> {
  return derived(db, "hospital specialty owners", async () => {
    const rows = await db
      .selectFrom("hospital_specialties")
      .innerJoin("hospitals", "hospitals.id", "hospital_specialties.hospital_id")
      .select((eb) => ["hospital_specialties.specialty", eb.fn.countAll<number>().as("count")])
      .where("hospitals.status", "=", "published")
      .where("hospitals.deleted_at", "is", null)
      .groupBy("hospital_specialties.specialty")
      .execute();
    return new Map(
      rows.flatMap(({ specialty, count }) => (isSpecialty(specialty) ? [[specialty, count]] : [])),
    );
  });
}

/** The specialties that a filter asks for, by its choice and by its words. */
export function soughtSpecialties({ specialty, text }: HospitalFilter): Specialty[] {
  const named = readSought(text).terms.flatMap(({ tags }) => tags.filter(isSpecialty));
  return specialty ? [specialty, ...named] : named;
}
