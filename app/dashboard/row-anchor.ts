/** Id of a row, for returning to it after a move. */
export function rowAnchor(id: string): string {
  return `row-${id}`;
}
