import type { ReactNode } from "react";
import { Icon } from "~/ui/art/icons";
import * as styles from "./blog.css";

/** A picture that links to the video's host. The page itself loads nothing from that host. */
export function VideoLink({
  href,
  text,
  children,
}: {
  href: string;
  text: string;
  /** The picture inside the link; the link's text names the host. */
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
