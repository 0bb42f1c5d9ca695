import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LanguageMarks } from "~/dashboard/language-marks";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import type { PictureCard } from "./picture-list-view.server";
import * as styles from "./pictures.css";

export function PictureGrid({
  cards,
  renderAct,
}: {
  cards: readonly PictureCard[];
  /** The buttons at the end of each card; if left out, the picture's name is a link to its page. */
  renderAct?: (card: PictureCard) => ReactNode;
}) {
  return (
    <Grid cell="narrow">
      {cards.map((card) => (
        <Card key={card.id}>
          <img
            className={styles.thumbnail}
            src={card.src}
            width={card.width}
            height={card.height}
            alt={card.alt}
            lang={card.altLanguage}
            loading="lazy"
          />
          <p className={styles.name}>
            {renderAct ? (
              <bdi>{card.name}</bdi>
            ) : (
              <Link to={card.href} aria-label={card.openLabel}>
                <bdi>{card.name}</bdi>
              </Link>
            )}
          </p>
          <LanguageMarks marks={card.marks} />
          {renderAct?.(card)}
        </Card>
      ))}
    </Grid>
  );
}
