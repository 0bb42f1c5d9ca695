import type { ComparedPart } from "~/features/audit/compare.server";
import type { Language } from "~/locales/languages";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./compared-text.css";

/** A text with marked changes. Hidden words name them to screen readers, which ignore `ins`. */
export function ComparedText({
  parts,
  textLanguage,
  text,
}: {
  parts: readonly (ComparedPart & { key: number })[];
  textLanguage: Language | null;
  text: { added: string; removed: string };
}) {
  return (
    <p className={styles.text}>
      {parts.map(({ key, kind, text: words }) => {
        const content = <span lang={textLanguage ?? undefined}>{words}</span>;
        if (kind === "added") {
          return (
            <ins className={styles.added} key={key}>
              <span className={visuallyHidden}>{text.added} </span>
              {content}
            </ins>
          );
        }
        if (kind === "removed") {
          return (
            <del className={styles.removed} key={key}>
              <span className={visuallyHidden}>{text.removed} </span>
              {content}
            </del>
          );
        }
        return <span key={key}>{content}</span>;
      })}
    </p>
  );
}
