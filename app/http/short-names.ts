const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Names that were made have figures in them; the others were given by hand, and somebody may ask for them. */
export function isMade(name: string): boolean {
  return /\d/.test(name);
}

/**
 * Names that were made, as short as they can be, the shortest for what stands most often.
 *
 * @param names all there are, each as often as it stands in the page
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const given = new Set(names.filter((name) => !isMade(name)));
  const counts = new Map<string, number>();
  for (const name of names.filter(isMade)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const mostFirst = [...counts].sort(([, one], [, other]) => other - one);
  let next = 0;
  return new Map(
    mostFirst.map(([name]) => {
      while (given.has(letters(next))) next++;
      return [name, letters(next++)];
    }),
  );
}

/** a to Z, then aa, ab … */
function letters(at: number): string {
  const last = LETTERS[at % LETTERS.length] ?? "";
  return at < LETTERS.length ? last : letters(Math.floor(at / LETTERS.length) - 1) + last;
}
