import type { ReturnedForm } from "~/server/returned-form.server";
import { LinkList } from "../account-page";
import * as styles from "./second-factor.css";

/** Result of a form that creates recovery codes: an error, or the codes to show once. */
export type CodesAnswer = ReturnedForm & { codes?: string[] };

/** Shows the codes once, to write down or print, with a link to the next page. */
export function RecoveryCodes({
  text,
  codes,
  next,
}: {
  text: Record<"codesTitle" | "codes" | "codesKept", string>;
  codes: readonly string[];
  next: string;
}) {
  return (
    <>
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
      <LinkList links={[{ href: next, label: text.codesKept }]} />
    </>
  );
}
