import type { ReactNode } from "react";
import * as styles from "./container.css";

export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
