import type { ReactNode } from "react";
import { Scene } from "~/ui/art/scenes";
import { CallableText } from "~/ui/callable-text";
import { container } from "~/ui/container.css";
import * as styles from "./last-call.css";

/** The last section of a page. It invites families to contact the company and has contact buttons. */
export function ContactSection({
  title,
  text,
  isCallFirst = false,
  children,
}: {
  title: string;
  text: string;
  /** True if the number is first on desktop too. Must equal the buttons' `isCallFirst`. */
  isCallFirst?: boolean;
  /** The buttons and the content after them. */
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
