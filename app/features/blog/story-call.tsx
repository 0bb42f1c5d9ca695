import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Section } from "~/ui/page";

/** "Be part of the story". */
export function StoryCall({
  language,
  text,
}: {
  language: Language;
  text: { title: string; text: string; action: string };
}) {
  return (
    <Section title={text.title} lead={text.text} tone="wash">
      <ButtonRow>
        <ButtonLink href={paths.shareYourStory(language)}>{text.action}</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
