import type { ReactNode } from "react";
import { SmallBridge } from "./art/small-bridge";
import * as styles from "./empty-state.css";

/** Shown instead of an empty list, with a next step. */
export function EmptyState({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
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
