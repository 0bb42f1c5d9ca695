import { DescriptionList } from "~/ui/description-list";
import * as styles from "./sent-words.css";

/** The answers that were sent, a line each; empty ones are left out. */
export interface Recap {
  title: string;
  /** Its readers, and the time that it is kept. */
  note: string;
  lines: { term: string; value: string }[];
}

/** What was sent, as its sender wrote it. */
export function SentWords({ recap }: { recap: Recap }) {
  return (
    <section className={styles.recap}>
      <h2>{recap.title}</h2>
      <DescriptionList
        entries={recap.lines.map(({ term, value }) => ({
          term,
          value: value && <bdi className={styles.sentWords}>{value}</bdi>,
        }))}
      />
      <p>{recap.note}</p>
    </section>
  );
}
