import * as styles from "~/dashboard/dashboard.css";
import { NameOrEmail } from "~/ui/name-or-email";
import { unprinted } from "./readers.css";
import type { ReaderLine } from "./readers.server";

export function Readers({
  readers,
  text,
}: {
  readers: readonly ReaderLine[];
  text: { title: string; lead: string };
}) {
  return (
    <section className={`${styles.panel} ${unprinted}`} id="readers">
      <h2>{text.title}</h2>
      <p className={styles.quiet}>{text.lead}</p>
      <ul className={styles.history}>
        {readers.map(({ id, name, at }) => (
          <li className={styles.entry} key={id}>
            <p>
              <NameOrEmail text={name} /> · <time dateTime={at.iso}>{at.text}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
