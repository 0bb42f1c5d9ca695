export interface OrderChange {
  id: string;
  /** The id of the neighbour, as the coordinator's page shows it. */
  besideId: string;
  side: "before" | "after";
}

/**
 * Moves an id before or after another. The move names the neighbour, so that pressing the button twice moves the id
 * once.
 *
 * @returns the same array if the id is already on that side of the other; null if either is missing
 */
export function reordered(order: readonly string[], move: OrderChange): readonly string[] | null {
  const { id, besideId, side } = move;
  const from = order.indexOf(id);
  const beside = order.indexOf(besideId);
  if (from < 0 || beside < 0) return null;
  if (side === "before" ? from <= beside : from >= beside) return order;
  const next = order.filter((other) => other !== id);
  next.splice(beside, 0, id);
  return next;
}

/**
 * The rows whose position changes with a move. Positions are counted from 1.
 *
 * @param rows in their current order
 * @returns null if either id is missing
 */
export function changedPositions(
  rows: readonly { id: string; position: number }[],
  move: OrderChange,
): { id: string; position: number }[] | null {
  const before = rows.map(({ id }) => id);
  const order = reordered(before, move);
  if (!order) return null;
  if (order === before) return [];
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  return order
    .map((id, index) => ({ id, position: index + 1 }))
    .filter(({ id, position }) => positions.get(id) !== position);
}
