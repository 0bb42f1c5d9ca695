import type { ReactNode } from "react";
import { Icon } from "./art/icons";
import { moreLink } from "./more-link.css";

/** A link with an arrow, large enough for a thumb. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={moreLink} href={href}>
      {children}
      <Icon name="arrow-right" size={20} />
    </a>
  );
}
