import type { NewestReview } from "~/features/reviews/newest-reviews.server";
import { Icon } from "~/ui/art/icons";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import * as styles from "./home.css";

/** What families wrote, and plainly whether they are samples. */
export function HomeReviews({
  reviews,
  sampleText,
}: {
  reviews: readonly (NewestReview & { ratingText: string })[];
  sampleText: string;
}) {
  return (
    <Grid cell="broad">
      {reviews.map(({ id, name, place, text, ratingText, sample }) => (
        <Card key={id}>
          <figure className={styles.review}>
            <div className={styles.rating}>
              <Icon name="star" size={20} />
              {ratingText}
              {sample ? <Badge tone="sample">{sampleText}</Badge> : null}
            </div>
            <blockquote className={styles.quote}>{text}</blockquote>
            <figcaption className={styles.writer}>
              {name.includes(place) ? name : `${name}, ${place}`}
            </figcaption>
          </figure>
        </Card>
      ))}
    </Grid>
  );
}
