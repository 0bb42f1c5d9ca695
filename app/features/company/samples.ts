/**
 * Whether all of what a page shows was made up by us: one notice says so of all. Where only some of it
 * was, each of those says so itself.
 */
export function areAllSamples(items: readonly { sample: boolean }[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample);
}
