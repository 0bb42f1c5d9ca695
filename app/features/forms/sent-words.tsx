import { DescriptionList } from "~/ui/description-list";
import * as styles from "./sent-words.css";

/** The sent answers, one per line. Empty answers are left out. */
export interface Recap {
  title: string;
  /** Explains who reads the answers and how long they are stored. */
  note: string;
  lines: { term: string; value: string }[];
}

export function SentAnswers({ recap }: { recap: Recap }) {
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
