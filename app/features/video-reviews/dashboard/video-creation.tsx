import { CreationPage } from "~/dashboard/creation-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import type { FormAnswer } from "~/features/forms/form-answer";
import { defaultLanguage } from "~/locales/languages";
import { LinkField } from "./link-field";
import type { videoCreation } from "./video-forms.server";

/** The form for a new video review: its link, and its words in English. */
export function VideoCreation({
  view,
  text,
  answer,
}: Pick<ReturnType<typeof videoCreation>, "view" | "text"> & { answer: FormAnswer | undefined }) {
  return (
    <CreationPage form="video" view={view} text={text} answer={answer}>
      <LinkField text={text.link} />
      <WrittenFields written={defaultLanguage} fields={view.fields} />
    </CreationPage>
  );
}
