import type { ReactNode } from "react";
import { SmallBridge } from "./art/small-bridge";
import * as styles from "./empty-state.css";

/** Where a list has nothing to show: says so, and what to do next. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  /** A button or a link. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <SmallBridge />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.quiet}>{text}</p> : null}
      {children}
    </div>
  );
}
