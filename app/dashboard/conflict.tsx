import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./dashboard.css";

interface Side {
  title: string;
  children: ReactNode;
}

/**
 * An edit conflict: somebody else's saved version beside the user's unsaved form, which can still
 * be sent.
 */
export function Conflict({
  text,
  theirs,
  yours,
  back,
}: {
  text: string;
  theirs: Side;
  yours: Side;
  back: { href: string; label: string };
}) {
  return (
    <>
      <Notice tone="warning" role="alert">
        <span>
          <UnbrokenReferences>{text}</UnbrokenReferences>
        </span>
      </Notice>
      {/* the person's own version is not saved anywhere yet */}
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
