import type { Specialty } from "./hospital";

/**
 * Those of a hospital's specialties that tell it from others, for a card that has room for a few: what the
 * visitor asks for, then the one that it is best known for, then what the fewest hospitals have; equally
 * rare ones stay in their order. The first one is always among them.
 *
 * @param own the hospital's, in the order that its editor set
 * @param owners how many hospitals have each, of all that are listed: a filter makes nothing rarer
 * @param sought what is asked for, by the filter or in words
 */
export function tellingSpecialties(
  own: readonly Specialty[],
  owners: ReadonlyMap<Specialty, number>,
  sought: readonly Specialty[],
  count: number,
): Specialty[] {
  const [first] = own;
  if (!first) return [];
  const rank = (specialty: Specialty) => {
    if (sought.includes(specialty)) return 0;
    return specialty === first ? 1 : 2 + (owners.get(specialty) ?? 0);
  };
  const shown = own.toSorted((one, other) => rank(one) - rank(other)).slice(0, count);
  return shown.includes(first) ? shown : [...shown.slice(0, -1), first];
}
