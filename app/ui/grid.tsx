import { Children, type ReactNode } from "react";
import * as styles from "./grid.css";

/** A list of cards, as many columns as fit. */
export function Grid({
  cell = "medium",
  rows,
  last,
  children,
}: {
  /** How narrow a card may get (180, 240 or 320 px), or up to how many stand side by side. */
  cell?: keyof typeof styles.grid;
  /** Of how many parts a card is: each stands on a line with those of its neighbours. */
  rows?: keyof typeof styles.rows;
  /** One of another kind after them, as wide as what its row leaves; among `three` alone. */
  last?: ReactNode;
  children: ReactNode;
}) {
  const list = rows ? `${styles.grid[cell]} ${styles.rows[rows]}` : styles.grid[cell];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={list} role="list">
      {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
      {last ? <li className={styles.last}>{last}</li> : null}
    </ul>
  );
}
