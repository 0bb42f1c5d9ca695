import type { ReactNode } from "react";
import { Container } from "./container";
import { container } from "./container.css";
import { Heading, type HeadingProps } from "./heading";
import { head, lead as leadStyle } from "./heading.css";
import * as styles from "./page.css";

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
      <div className={`${container} ${styles.stack}`}>
        {title ? <SectionHead title={title} lead={lead} /> : null}
        {children}
      </div>
    </section>
  );
}

/** The `h2` of a band, for one that says it in one half. */
export function SectionHead({ title, lead }: Pick<SectionProps, "title" | "lead">) {
  return (
    <div className={head}>
      <h2>{title}</h2>
      {lead ? <p className={leadStyle}>{lead}</p> : null}
    </div>
  );
}

/** Seven columns and five, below one another where there is no room. Two children. */
export function Split({
  wide = "start",
  fromTop,
  children,
}: {
  /** Which of the two has seven. */
  wide?: "start" | "end";
  /** Both begin at the top; otherwise the lower one stands in the middle of the other's height. */
  fromTop?: boolean;
  children: ReactNode;
}) {
  const alignment = fromTop ? ` ${styles.fromTop}` : "";
  return <div className={styles.split[wide] + alignment}>{children}</div>;
}

export interface PageHeadingProps extends HeadingProps {
  /** The way here, from the top; not the page itself. */
  crumbs?: readonly { href: string; label: string }[];
  /** What the way is called, e.g. "You are here". */
  crumbsLabel?: string;
  /** What is wrong with the page's form: after the way here, so that it stays the first of what is said. */
  problems?: ReactNode;
  /** Beside the words on a desk, above what follows on a phone. */
  picture?: ReactNode;
}

/** The page's `Heading`, with the way to it, what went wrong, and a picture. Stands outside `Container`. */
export function PageHeading({
  title,
  lead,
  crumbs = [],
  crumbsLabel,
  problems,
  picture,
  children,
}: PageHeadingProps) {
  const words = (
    <Heading title={title} lead={lead}>
      {children}
    </Heading>
  );
  return (
    <Container>
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
      {problems}
      {picture ? (
        <Split fromTop>
          {words}
          <div className={styles.beside}>{picture}</div>
        </Split>
      ) : (
        words
      )}
    </Container>
  );
}

/** A heading, some blocks, and even air between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
