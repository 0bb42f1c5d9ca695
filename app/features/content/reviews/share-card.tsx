import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import * as styles from "./share-card.css";

/** A card shown among reviews or posts, with a link to the story form. */
export function ShareCard({
  language,
  level = 3,
  text,
}: {
  language: Language;
  /** The heading level, the same as on the other cards. */
  level?: 2 | 3;
  text: { title: string; text: string; action: string };
}) {
  const Title = `h${level}` as const;
  return (
    <Card tone="wash">
      <div className={styles.share}>
        <div className={styles.shareWords}>
          <Title>{text.title}</Title>
          <p>{text.text}</p>
        </div>
        <ButtonLink href={paths.shareYourStory(language)}>{text.action}</ButtonLink>
      </div>
    </Card>
  );
}
