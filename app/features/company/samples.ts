/** True if all items are samples: then one notice covers them; otherwise each sample has its own label. */
export function areAllSamples(items: readonly { sample: boolean }[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample);
}
