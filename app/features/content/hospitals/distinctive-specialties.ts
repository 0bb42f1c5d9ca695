import type { Specialty } from "./hospital";

/**
 * Specialties for a card: those searched for, the first, then the rarest.
 *
 * @param own in the editor's order
 * @param owners number of all listed hospitals with each
 * @param searched by filter or words
 */
export function distinctiveSpecialties(
  own: readonly Specialty[],
  owners: ReadonlyMap<Specialty, number>,
  searched: readonly Specialty[],
  count: number,
): Specialty[] {
  const [first] = own;
  if (!first) return [];
  const rank = (specialty: Specialty) => {
    if (searched.includes(specialty)) return 0;
    return specialty === first ? 1 : 2 + (owners.get(specialty) ?? 0);
  };
  const shown = own.toSorted((one, other) => rank(one) - rank(other)).slice(0, count);
  return shown.includes(first) ? shown : [...shown.slice(0, -1), first];
}
