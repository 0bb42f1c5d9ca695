import type { Language } from "~/locales/languages";
import { Badge } from "~/ui/badge";
import * as styles from "./dashboard.css";

export interface ComparedField {
  name: string;
  label: string;
  value: string;
  /** True if this coordinator's own text differs. */
  differs: boolean;
}

/** Texts of a record that somebody else has changed in the meantime. */
export function ComparedWords({
  fields,
  textLanguage,
  text,
}: {
  fields: readonly ComparedField[];
  textLanguage: Language;
  text: { differs: string; notWritten: string };
}) {
  return (
    <dl className={styles.compared}>
      {fields.map(({ name, label, value, differs }) => (
        <div key={name}>
          <dt>
            {label} {differs ? <Badge tone="warn">{text.differs}</Badge> : null}
          </dt>
          <dd>
            {value ? (
              <span className={styles.typed} lang={textLanguage}>
                {value}
              </span>
            ) : (
              <span className={styles.quiet}>{text.notWritten}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
