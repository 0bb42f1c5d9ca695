/** True if all items are samples. Then one notice is enough; otherwise each sample has its own label. */
export function areAllSamples(items: readonly { sample: boolean }[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample);
}
