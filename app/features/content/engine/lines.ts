/** Lines of a stored list. An empty line in a translation keeps the place of an English one. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** Former positions of the English lines; null for a new line. */
export type Origins = readonly (number | null)[];

/** A translation's lines, moved and removed as in the English list. */
export function followOrder(lines: readonly string[], origins: Origins): string[] {
  const moved = origins.map((origin) => (origin === null ? "" : (lines[origin] ?? "")));
  while (moved.at(-1) === "") moved.pop();
  return moved;
}

/** Former positions of lines, as far as their text is unchanged. */
export function originsByText(
  before: readonly string[],
  after: readonly string[],
): (number | null)[] {
  const taken = new Set<number>();
  const exact = after.map((line) => {
    const origin = before.findIndex((old, index) => old === line && !taken.has(index));
    if (origin >= 0) taken.add(origin);
    return origin >= 0 ? origin : null;
  });
  // a reworded line keeps its position
  return exact.map((origin, index) => {
    if (origin !== null || index >= before.length || taken.has(index)) return origin;
    return before.length === after.length ? index : null;
  });
}
