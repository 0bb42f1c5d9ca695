import * as styles from "./check-list.css";

/** List with ticks, or with empty squares for things that people still have to get. */
export function CheckList({
  items,
  isToGet = false,
}: {
  items: readonly string[];
  isToGet?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role without bullets
    <ul className={isToGet ? styles.toGet : styles.list} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
