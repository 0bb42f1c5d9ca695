import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import type { SiteLink } from "~/ui/site/site";
import * as styles from "./frame.css";

export interface DashboardFrameProps {
  /** The navigation's label, also on the button that unfolds it on a phone. */
  label: string;
  /** With `due`, what waits there, in words or as a number: "3 overdue". */
  links: readonly (SiteLink & { due?: string })[];
  children: ReactNode;
  /** Renders a link: a router's `<Link>`, so that the page is not loaded anew. */
  renderLink?: (link: {
    href: string;
    className: string;
    "aria-current"?: "page";
    children: ReactNode;
  }) => ReactNode;
}

/** Navigation on the left, the page on the right; on a phone a `<details>` on top. */
export function DashboardFrame({ label, children, ...nav }: DashboardFrameProps) {
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={label}>
        <Links {...nav} />
      </nav>
      <details className={styles.folded}>
        <summary>{label}</summary>
        <nav aria-label={label}>
          <Links {...nav} />
        </nav>
      </details>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function Links({
  links,
  renderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>,
}: Pick<DashboardFrameProps, "links" | "renderLink">) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, current, due }) => (
        <li key={href}>
          {renderLink({
            href,
            className: styles.link,
            "aria-current": current ? "page" : undefined,
            children: (
              <>
                {label}
                {due ? <Badge tone="bad">{due}</Badge> : null}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
