/** Where the row of what was moved stands in its list. */
export function rowAnchor(id: string): string {
  return `row-${id}`;
}
