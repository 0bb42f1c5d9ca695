import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { WholeReferences } from "~/ui/whole-references";
import * as styles from "./dashboard.css";

interface Side {
  title: string;
  children: ReactNode;
}

/**
 * What the second of two coordinators is shown below the page's heading: what the other did and
 * how it stands now, beside what this one was about to do, with a form that can still do it.
 */
export function Conflict({
  text,
  theirs,
  yours,
  back,
}: {
  /** What has happened. */
  text: string;
  theirs: Side;
  yours: Side;
  back: { href: string; label: string };
}) {
  return (
    <>
      <Notice tone="warning" role="alert">
        <span>
          <WholeReferences>{text}</WholeReferences>
        </span>
      </Notice>
      {/* what one was about to do is in neither version */}
      <div className={styles.pair} data-unsaved="">
        {[theirs, yours].map(({ title, children }) => (
          <section className={styles.panel} key={title}>
            <h2>{title}</h2>
            {children}
          </section>
        ))}
      </div>
      <p>
        <Link className={buttonClass("quiet")} to={back.href}>
          {back.label}
        </Link>
      </p>
    </>
  );
}
