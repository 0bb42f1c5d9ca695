import type { Specialty } from "./hospital";

/**
 * Chooses specialties for a card: those searched for, then the hospital's first, then the rarest.
 *
 * @param own the hospital's specialties, in the editor's order
 * @param hospitalCounts number of listed hospitals by specialty
 * @param searched the specialties that the filter or the search text names
 */
export function distinctiveSpecialties(
  own: readonly Specialty[],
  hospitalCounts: ReadonlyMap<Specialty, number>,
  searched: readonly Specialty[],
  count: number,
): Specialty[] {
  const [first] = own;
  if (!first) return [];
  const rank = (specialty: Specialty) => {
    if (searched.includes(specialty)) return 0;
    return specialty === first ? 1 : 2 + (hospitalCounts.get(specialty) ?? 0);
  };
  const shown = own.toSorted((one, other) => rank(one) - rank(other)).slice(0, count);
  return shown.includes(first) ? shown : [...shown.slice(0, -1), first];
}
