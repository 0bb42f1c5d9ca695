import type { ReactNode } from "react";
import { Icon, type IconName } from "./art/icons";
import * as styles from "./notice.css";

export type NoticeTone = keyof typeof styles.tone;

const icons: Record<NoticeTone, IconName> = {
  info: "info",
  success: "check",
  warning: "alert",
  error: "alert",
};

export function Notice({
  tone = "info",
  title,
  role,
  wide,
  children,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Set if the notice responds to an action of the person. */
  role?: "status" | "alert";
  /** Shows the paragraphs side by side if there is room. */
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={`${styles.notice} ${styles.tone[tone]}${wide ? ` ${styles.wide}` : ""}`}
      role={role}
    >
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title ? <strong>{title}</strong> : null}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
