import { CreationPage } from "~/dashboard/creation-page";
import { ConsentFields } from "~/features/consent/consent-fields";
import type { FormAnswer } from "~/features/forms/form-answer";
import { RadioGroup, Select } from "~/ui/form/controls";
import type { CreationPageData } from "./creation-page.server";
import { StoryFields } from "./story-fields";

/** Adds a story that reached us on paper, by mail or in a chat, with its writer's consent. */
export function StoryCreation({
  view,
  text,
  answer,
}: Pick<CreationPageData, "view" | "text"> & { answer: FormAnswer | undefined }) {
  const { labels } = view;
  return (
    <CreationPage form="review" view={view} text={text} answer={answer}>
      <Select
        name="language"
        {...labels.language}
        placeholder={text.choose}
        options={view.languages}
      />
      <StoryFields view={view.fields} />
      <RadioGroup name="rating" {...labels.rating} options={view.ratings} />
      <ConsentFields view={view.consent} />
    </CreationPage>
  );
}
