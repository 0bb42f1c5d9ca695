import { DescriptionList } from "~/ui/description-list";
import * as styles from "./sent-words.css";

/** What was sent, line by line, as far as something was said. */
export interface Recap {
  title: string;
  /** Who sees it, and for how long. */
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
