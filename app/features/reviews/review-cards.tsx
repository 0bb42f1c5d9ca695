import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { Icon } from "~/ui/art/icons";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import type { ReviewCardData } from "./review-cards.server";
import * as styles from "./reviews.css";

export function ReviewCards({
  reviews,
  language,
}: {
  reviews: readonly ReviewCardData[];
  language: Language;
}) {
  return (
    <Grid cell="broad">
      {reviews.map((review) => (
        <Card key={review.id}>
          <figure className={styles.review}>
            <div className={styles.line}>
              <Icon name="star" size={20} />
              <strong>{review.ratingText}</strong>
              {review.sampleText ? <Badge tone="sample">{review.sampleText}</Badge> : null}
            </div>
            <blockquote className={styles.words} lang={review.lang}>
              {review.text}
            </blockquote>
            <figcaption className={styles.writer}>
              <span lang={review.lang}>{review.writer}</span>
              {review.language ? (
                <span>
                  {review.language.label} <span lang={review.lang}>{review.language.name}</span>
                </span>
              ) : null}
              {review.about ? <span>{review.about}</span> : null}
              {review.hospital ? (
                <a href={paths.hospital(review.hospital.slug, language)}>{review.hospital.text}</a>
              ) : null}
              <time dateTime={review.publishedAt}>{review.dateText}</time>
            </figcaption>
          </figure>
        </Card>
      ))}
    </Grid>
  );
}
