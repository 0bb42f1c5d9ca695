import { Icon } from "./art/icons";
import * as styles from "./stars.css";
import { visuallyHidden } from "./visually-hidden.css";

/** Five stars, the first `rating` of them filled. */
export function Stars({
  rating,
  text,
}: {
  /** 1 to 5, an integer. */
  rating: number;
  /** For screen readers, e.g. "4 out of 5". */
  text: string;
}) {
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= rating ? styles.filledStar : styles.emptyStar}>
          <Icon name="star" size={20} />
        </span>
      ))}
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}
