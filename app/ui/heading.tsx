import type { ReactNode } from "react";
import * as styles from "./heading.css";

export interface HeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Shown below the lead: buttons, badges. */
  children?: ReactNode;
}

/** The page's only `h1`. Has fewer styles than `PageHeading`, for pages with a form. */
export function Heading({ title, lead, children }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
