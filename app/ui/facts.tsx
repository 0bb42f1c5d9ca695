import * as styles from "./facts.css";

export interface Fact {
  /** Large, e.g. "24/7". */
  term: string;
  /** Its explanation, e.g. "a person on the line". */
  text: string;
}

export function FactRow({
  facts,
  hasTwoPerRow = false,
}: {
  facts: readonly Fact[];
  /** For half the page's width: at most two facts in a row. */
  hasTwoPerRow?: boolean;
}) {
  return (
    <dl className={hasTwoPerRow ? styles.twoPerRow : styles.facts}>
      {facts.map(({ term, text }) => (
        <div className={styles.fact} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.line}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
