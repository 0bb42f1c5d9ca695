import type { ReactNode } from "react";
import { Icon } from "~/ui/art/icons";
import * as styles from "./blog.css";

/** A picture that opens the video where it lies: nothing of the host's is loaded before. */
export function VideoLink({
  href,
  text,
  children,
}: {
  href: string;
  text: string;
  /** The picture; the words say where it leads. */
  children: ReactNode;
}) {
  return (
    <a className={styles.video} href={href} rel="noopener">
      {children}
      <span className={styles.videoWords}>
        <Icon name="external" size={20} />
        {text}
      </span>
    </a>
  );
}
