import type { Specialty } from "./hospital";

/**
 * Of each hospital's specialties those that tell it from the others of the list: what the visitor asks for,
 * then what the fewest of them have; equally rare ones stay in their order.
 *
 * @param sought the specialty that the list is filtered by
 */
export function tellingSpecialties<Hospital extends { specialties: readonly Specialty[] }>(
  hospitals: readonly Hospital[],
  sought: Specialty | null,
  count: number,
): Map<Hospital, Specialty[]> {
  const owners = new Map<Specialty, number>();
  for (const specialty of hospitals.flatMap(({ specialties }) => specialties)) {
    owners.set(specialty, (owners.get(specialty) ?? 0) + 1);
  }
  const rank = (specialty: Specialty) => (specialty === sought ? 0 : (owners.get(specialty) ?? 0));
  return new Map(
    hospitals.map((hospital) => [
      hospital,
      hospital.specialties.toSorted((one, other) => rank(one) - rank(other)).slice(0, count),
    ]),
  );
}
