/** The lines of a stored list. In a translation, an empty line stands for an untranslated English line. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** The former position of each English line; null for a new line. */
export type Origins = readonly (number | null)[];

/** Moves and removes a translation's lines like those of the English list. */
export function followOrder(lines: readonly string[], origins: Origins): string[] {
  const movedLines = origins.map((origin) => (origin === null ? "" : (lines[origin] ?? "")));
  while (movedLines.at(-1) === "") movedLines.pop();
  return movedLines;
}

/** Finds the former positions of lines by their unchanged text. */
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
  // if the number of lines is the same, a changed line keeps its position
  return exact.map((origin, index) => {
    if (origin !== null || index >= before.length || taken.has(index)) return origin;
    return before.length === after.length ? index : null;
  });
}
