import { Icon } from "~/ui/art/icons";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import * as styles from "./home.css";
import type { HomePageData } from "./home-page.server";

/** What families wrote, and plainly whether they are samples. */
export function HomeReviews({
  reviews,
  sampleText,
}: {
  reviews: HomePageData["reviews"];
  sampleText: string;
}) {
  return (
    <Grid cell="broad">
      {reviews.map(({ id, writer, text, ratingText, sample }) => (
        <Card key={id}>
          <figure className={styles.review}>
            <div className={styles.rating}>
              <Icon name="star" size={20} />
              {ratingText}
              {sample ? <Badge tone="sample">{sampleText}</Badge> : null}
            </div>
            <blockquote className={styles.quote}>{text}</blockquote>
            <figcaption className={styles.writer}>{writer}</figcaption>
          </figure>
        </Card>
      ))}
    </Grid>
  );
}
