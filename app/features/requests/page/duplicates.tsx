import { Link } from "@remix-run/react";
import * as styles from "~/features/requests/dashboard/case.css";
import type { handling } from "~/locales/en/handling";
import { DOT } from "~/ui/dot";
import { arrival, duplicates } from "./case-page.css";
import type { CaseView } from "./case-view.server";

/** What may be the same request once more, and what has been merged into this one. */
export function Duplicates({
  view,
  text,
}: {
  view: CaseView;
  text: (typeof handling)["duplicates"];
}) {
  return (
    <>
      {view.duplicates.length > 0 ? (
        <section className={styles.unprinted} id="duplicates">
          <h2>{text.title}</h2>
          <p className={styles.quiet}>{text.text}</p>
          <ul className={duplicates}>
            {view.duplicates.map(({ id, href, reference, name, status, received, merge }) => (
              <li key={id}>
                <Link to={href}>{reference}</Link>
                {DOT}
                <bdi>{name}</bdi>
                {DOT}
                {status}
                {DOT}
                <span className={arrival}>
                  {received}
                  {merge ? DOT : null}
                </span>{" "}
                {merge ? <Link to={merge}>{text.merge}</Link> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {view.merged.length > 0 ? (
        <section className={styles.section}>
          <h2>{text.mergedTitle}</h2>
          <ul className={duplicates}>
            {view.merged.map(({ id, href, reference }) => (
              <li key={id}>
                <Link to={href}>{reference}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
