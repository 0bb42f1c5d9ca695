import type { ReactNode } from "react";
import * as styles from "./page.css";

/** The page's width, centred. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

export interface SectionProps {
  title?: ReactNode;
  lead?: ReactNode;
  id?: string;
  tone?: keyof typeof styles.section;
  children?: ReactNode;
}

/** A band of the page across its whole width. Stands outside `Container`; it brings its own. */
export function Section({ title, lead, id, tone = "plain", children }: SectionProps) {
  return (
    <section className={styles.section[tone]} id={id}>
      <div className={`${styles.container} ${styles.stack}`}>
        {title ? (
          <div className={styles.head}>
            <h2>{title}</h2>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The way here, from the top; not the page itself. */
  crumbs?: readonly { href: string; label: string }[];
  /** What the way is called, e.g. "You are here". */
  crumbsLabel?: string;
  /** Below the lead: buttons, badges. */
  children?: ReactNode;
}

/** The page's one `h1`. Stands outside `Container`. */
export function PageHeading({ title, lead, crumbs = [], crumbsLabel, children }: PageHeadingProps) {
  return (
    <div className={styles.container}>
      {crumbs.length > 0 ? (
        <nav aria-label={crumbsLabel}>
          <ol className={styles.crumbs}>
            {crumbs.map(({ href, label }) => (
              <li className={styles.crumb} key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className={styles.heading}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** A heading, some blocks, and even air between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
