import { LinkList } from "~/features/accounts/account-page";
import type { FailedForm } from "~/server/failed-form.server";
import * as styles from "./second-factor.css";

/** What a form answers that makes recovery codes: what failed, or the codes, this once. */
export type CodesAnswer = FailedForm & { codes?: string[] };

/** Shown once, to be written down or printed; and the way on when that is done. */
export function RecoveryCodes({
  text,
  codes,
  next,
}: {
  text: Record<"codesTitle" | "codes" | "codesKept", string>;
  codes: readonly string[];
  /** The address of the page to go on to. */
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
