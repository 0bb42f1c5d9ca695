import type { ReactNode } from "react";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { Stars } from "~/ui/stars";
import type { ReviewCardData } from "./review-cards.server";
import * as styles from "./reviews.css";

export function ReviewCards({
  reviews,
  language,
  children,
}: {
  reviews: readonly ReviewCardData[];
  language: Language;
  /** A last card that fills the rest of its row. */
  children?: ReactNode;
}) {
  return (
    <Grid cell="three" partsPerCard={3} lastCard={children}>
      {reviews.map((review) => (
        <Card key={review.id}>
          <figure className={styles.review}>
            <div className={styles.line}>
              <Stars rating={review.rating} text={review.ratingText} />
              {review.sampleText ? <Badge tone="sample">{review.sampleText}</Badge> : null}
            </div>
            <blockquote className={styles.words} lang={review.lang}>
              {review.text}
            </blockquote>
            <figcaption className={styles.writer}>
              <span lang={review.lang}>{review.writer}</span>{" "}
              {review.writtenIn ? <span>{review.writtenIn}</span> : null}{" "}
              {review.about ? <span>{review.about}</span> : null}{" "}
              {review.hospital ? (
                <a href={paths.hospital(review.hospital.slug, language)}>{review.hospital.text}</a>
              ) : null}{" "}
              <time dateTime={review.publishedAt}>{review.dateText}</time>
            </figcaption>
          </figure>
        </Card>
      ))}
    </Grid>
  );
}
