export interface Placing {
  id: string;
  /** The neighbour that the coordinator saw. */
  besideId: string;
  side: "before" | "after";
}

/**
 * An order in which something was put before or after another. What is asked for is said by the
 * neighbour, not by a step: pressed by two at once it is done once.
 *
 * @returns the same order where it stands so already; null where one of the two is not there
 */
export function placed(order: readonly string[], step: Placing): readonly string[] | null {
  const { id, besideId, side } = step;
  const from = order.indexOf(id);
  const beside = order.indexOf(besideId);
  if (from < 0 || beside < 0) return null;
  if (side === "before" ? from <= beside : from >= beside) return order;
  const next = order.filter((other) => other !== id);
  next.splice(beside, 0, id);
  return next;
}

/**
 * Which rows of an order stand elsewhere once a step is done, and where; positions count from 1.
 *
 * @param rows in their order
 * @returns null where one of the two is not there
 */
export function placedRows(
  rows: readonly { id: string; position: number }[],
  step: Placing,
): { id: string; position: number }[] | null {
  const before = rows.map(({ id }) => id);
  const order = placed(before, step);
  if (!order) return null;
  if (order === before) return [];
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  return order
    .map((id, index) => ({ id, position: index + 1 }))
    .filter(({ id, position }) => positions.get(id) !== position);
}
