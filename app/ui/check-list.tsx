import * as styles from "./check-list.css";

/** List with ticks, or with empty squares for things that people still have to get. */
export function CheckList({
  items,
  isUnticked = false,
}: {
  items: readonly string[];
  isUnticked?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role without bullets
    <ul className={isUnticked ? styles.untickedList : styles.list} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
