import * as styles from "./second-factor.css";

/** Shown once, to be written down or printed. */
export function RecoveryCodes({
  text,
  codes,
}: {
  text: { codesTitle: string; codes: string };
  codes: readonly string[];
}) {
  return (
    <section className={styles.part}>
      <h2>{text.codesTitle}</h2>
      <p>{text.codes}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
