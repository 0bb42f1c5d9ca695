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

/** A full-width band with its own container; place it outside `Container`. */
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

/** A band's `h2` and lead, also for a band that shows them in one of its columns. */
export function SectionHead({ title, lead }: Pick<SectionProps, "title" | "lead">) {
  return (
    <div className={head}>
      <h2>{title}</h2>
      {lead ? <p className={leadStyle}>{lead}</p> : null}
    </div>
  );
}

/** Two columns of seven and five, stacked if there is no room. Takes two children. */
export function Split({
  wide = "start",
  fromTop,
  children,
}: {
  /** The wider child. */
  wide?: "start" | "end";
  /** Aligns both children at the top; otherwise the shorter one is centred. */
  fromTop?: boolean;
  children: ReactNode;
}) {
  const alignment = fromTop ? ` ${styles.fromTop}` : "";
  return <div className={styles.split[wide] + alignment}>{children}</div>;
}

export interface PageHeadingProps extends HeadingProps {
  /** Breadcrumbs from the home page down, without the page itself. */
  crumbs?: readonly { href: string; label: string }[];
  /** Label of the breadcrumbs, e.g. "You are here". */
  crumbsLabel?: string;
  /** Error summary, after the breadcrumbs and before the heading. */
  problems?: ReactNode;
  /** Picture beside the text on desktop, below it on a phone. */
  picture?: ReactNode;
}

/** `Heading` with breadcrumbs, error summary and picture; place it outside `Container`. */
export function PageHeading({
  title,
  lead,
  crumbs = [],
  crumbsLabel,
  problems,
  picture,
  children,
}: PageHeadingProps) {
  const heading = (
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
          {heading}
          <div className={styles.beside}>{picture}</div>
        </Split>
      ) : (
        heading
      )}
    </Container>
  );
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
