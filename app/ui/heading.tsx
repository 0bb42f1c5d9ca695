import type { ReactNode } from "react";
import * as styles from "./heading.css";

export interface HeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Below the lead: buttons, badges. */
  children?: ReactNode;
}

/** The page's one `h1`. A page of a form needs no more, and carries no styles of bands and columns. */
export function Heading({ title, lead, children }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
