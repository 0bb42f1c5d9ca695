import * as styles from "./check-list.css";

/** Lines with a tick before each, or with an empty square: what is still to get. */
export function CheckList({
  items,
  isToGet = false,
}: {
  items: readonly string[];
  isToGet?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={isToGet ? styles.toGet : styles.list} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
