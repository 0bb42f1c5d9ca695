import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { WholeReferences } from "~/ui/whole-references";
import * as styles from "./dashboard.css";

/** Page heading with breadcrumbs; the page's only `h1`. */
export function DashboardHeading({
  title,
  crumbs = [],
  crumbsLabel,
  children,
}: {
  title: ReactNode;
  crumbs?: readonly { href: string; label: string }[];
  crumbsLabel?: string;
  /** Below the title: badges, a sentence. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      {crumbs.length > 0 ? (
        <nav aria-label={crumbsLabel} className={styles.crumbs}>
          {crumbs.map(({ href, label }) => (
            <Link className={styles.touchTarget} key={href} to={href}>
              {label}
            </Link>
          ))}
        </nav>
      ) : null}
      <h1>{typeof title === "string" ? <WholeReferences>{title}</WholeReferences> : title}</h1>
      {children}
    </div>
  );
}
