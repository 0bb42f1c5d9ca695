import * as styles from "./facts.css";

export interface Fact {
  /** Large, e.g. "24/7". */
  term: string;
  /** What it means, e.g. "a person on the line". */
  text: string;
}

export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div className={styles.fact} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.line}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
