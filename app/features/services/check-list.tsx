import { list } from "./check-list.css";

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={list} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
