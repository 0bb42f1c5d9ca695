import { Children, type ReactNode } from "react";
import * as styles from "./grid.css";

/** A list of cards, as many columns as fit. */
export function Grid({
  cell = "medium",
  last,
  children,
}: {
  /** How narrow a card may get (180, 240 or 320 px), or up to how many stand side by side. */
  cell?: keyof typeof styles.grid;
  /** One of another kind after them, as wide as what its row leaves; among `three` alone. */
  last?: ReactNode;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={styles.grid[cell]} role="list">
      {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
      {last ? <li className={styles.last}>{last}</li> : null}
    </ul>
  );
}
