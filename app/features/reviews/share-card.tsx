import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";

/** The way to tell one's own story, among those of others. */
export function ShareCard({
  language,
  level = 3,
  text,
}: {
  language: Language;
  /** Of its title: that of the other cards. */
  level?: 2 | 3;
  text: { title: string; text: string; action: string };
}) {
  const Title = `h${level}` as const;
  return (
    <Card tone="wash">
      <Title>{text.title}</Title>
      <p>{text.text}</p>
      <ButtonRow>
        <ButtonLink href={paths.shareYourStory(language)}>{text.action}</ButtonLink>
      </ButtonRow>
    </Card>
  );
}
