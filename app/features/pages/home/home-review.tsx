import { Badge } from "~/ui/badge";
import { Stars } from "~/ui/stars";
import * as styles from "./home.css";
import type { HomePageData } from "./home-page.server";

/** A family's review in large letters, with a label if it is a sample. */
export function HomeReview({
  review: { lang, text, writer, rating, ratingText, sample },
  sampleText,
}: {
  review: NonNullable<HomePageData["review"]>;
  sampleText: string;
}) {
  return (
    <figure className={styles.review}>
      <blockquote className={styles.quote} lang={lang}>
        {text}
      </blockquote>
      <figcaption className={styles.writer}>
        {sample ? <Badge tone="sample">{sampleText}</Badge> : null}{" "}
        <span lang={lang}>{writer}</span> <Stars rating={rating} text={ratingText} />
      </figcaption>
    </figure>
  );
}
