/** A list inside a record, as its column holds it. An empty line in a translation keeps the place of an English one. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** Where each line of the English stood before; null for a new one. */
export type Origins = readonly (number | null)[];

/** A translation's list after the English one was put in another order, shortened or added to. */
export function followOrder(lines: readonly string[], origins: Origins): string[] {
  const moved = origins.map((origin) => (origin === null ? "" : (lines[origin] ?? "")));
  while (moved.at(-1) === "") moved.pop();
  return moved;
}

/** Where lines stood before, as far as they say the same. */
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
  // a line that was put in other words stands where it stood
  return exact.map((origin, index) => {
    if (origin !== null || index >= before.length || taken.has(index)) return origin;
    return before.length === after.length ? index : null;
  });
}
