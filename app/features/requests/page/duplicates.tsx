import { Link } from "@remix-run/react";
import type { handling } from "~/locales/en/handling";
import { DOT } from "~/ui/dot";
import * as styles from "./request-page.css";
import type { RequestView } from "./view.server";

export function Duplicates({
  view,
  text,
}: {
  view: RequestView;
  text: (typeof handling)["duplicates"];
}) {
  return (
    <>
      {view.duplicates.length > 0 ? (
        <section className={styles.unprinted} id="duplicates">
          <h2>{text.title}</h2>
          <p className={styles.quiet}>{text.text}</p>
          <ul className={styles.duplicates}>
            {view.duplicates.map(({ id, href, reference, name, status, received, mergeHref }) => (
              <li key={id}>
                <Link to={href}>{reference}</Link>
                {DOT}
                <bdi>{name}</bdi>
                {DOT}
                {status}
                {DOT}
                <span className={styles.arrival}>
                  {received}
                  {mergeHref ? DOT : null}
                </span>{" "}
                {mergeHref ? <Link to={mergeHref}>{text.merge}</Link> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {view.merged.length > 0 ? (
        <section className={styles.section}>
          <h2>{text.mergedTitle}</h2>
          <ul className={styles.duplicates}>
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
