import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Language } from "~/locales/languages";
import { NameOrEmail } from "~/ui/name-or-email";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./dashboard.css";

/** A record's name, and its language if that differs from the page's. */
export interface RecordName {
  name: string;
  lang?: Language;
}

/** A title with the name of a record in it. */
export function NamedTitle({ title, recordName }: { title: string; recordName: RecordName }) {
  const { name, lang } = recordName;
  const at = lang && name ? title.indexOf(name) : -1;
  if (at < 0) return <NameOrEmail text={title} />;
  return (
    <bdi>
      {title.slice(0, at)}
      <bdi lang={lang}>{name}</bdi>
      {title.slice(at + name.length)}
    </bdi>
  );
}

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
      <h1>
        {typeof title === "string" ? <UnbrokenReferences>{title}</UnbrokenReferences> : title}
      </h1>
      {children}
    </div>
  );
}
