import { Icon } from "~/ui/art/icons";
import { StoryCover } from "~/ui/art/story-cover";
import * as styles from "./blog.css";

/** A drawn picture that opens the video where it lies: nothing of the host's is loaded before. */
export function VideoLink({
  href,
  text,
  category,
}: {
  href: string;
  text: string;
  category: string;
}) {
  return (
    <a className={styles.video} href={href} rel="noopener">
      <StoryCover category={category} />
      <span className={styles.videoWords}>
        <Icon name="external" size={20} />
        {text}
      </span>
    </a>
  );
}
