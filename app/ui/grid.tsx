import { Children, type ReactNode } from "react";
import * as styles from "./grid.css";

/** A list of cards, in as many columns as fit. */
export function Grid({
  cell = "medium",
  partsPerCard,
  lastCard,
  children,
}: {
  /** Minimum width of a card (180, 240 or 320 px), or the maximum number of columns. */
  cell?: keyof typeof styles.grid;
  /** Number of parts per card, to align them across a row. */
  partsPerCard?: keyof typeof styles.rows;
  /** A last card of another kind that fills its row; only with `three`. */
  lastCard?: ReactNode;
  children: ReactNode;
}) {
  const list = partsPerCard
    ? `${styles.grid[cell]} ${styles.rows[partsPerCard]}`
    : styles.grid[cell];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role without bullets
    <ul className={list} role="list">
      {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
      {lastCard ? <li className={styles.lastCard}>{lastCard}</li> : null}
    </ul>
  );
}
