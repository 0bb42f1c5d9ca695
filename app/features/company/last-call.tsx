import type { ReactNode } from "react";
import { Scene } from "~/ui/art/scenes";
import { CallableText } from "~/ui/callable-text";
import { container } from "~/ui/container.css";
import * as styles from "./last-call.css";

/** The last band of a page: an invitation with contact buttons. */
export function LastCall({
  title,
  text,
  isCallFirst = false,
  children,
}: {
  title: string;
  text: string;
  /** The number comes first on desktop too, like the buttons' option. */
  isCallFirst?: boolean;
  /** The buttons, and anything after them. */
  children: ReactNode;
}) {
  return (
    <div className={styles.last}>
      <section className={`${container} ${styles.halves}`}>
        <div className={isCallFirst ? styles.leading : styles.words}>
          <h2>{title}</h2>
          <p className={styles.lead}>
            <CallableText className={styles.number}>{text}</CallableText>
          </p>
          {children}
        </div>
        <Scene name="calling" className={styles.scene} />
      </section>
    </div>
  );
}
