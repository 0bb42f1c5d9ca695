import { CreationPage } from "~/dashboard/creation-page";
import { WrittenFields } from "~/dashboard/translated-fields";
import type { FormAnswer } from "~/features/forms/form-answer";
import { defaultLanguage } from "~/locales/languages";
import { FactsFields } from "./facts-page";
import type { postCreation } from "./post-forms.server";

/** The form for a new post: its words in English, and what is the same in every language. */
export function PostCreation({
  view,
  text,
  answer,
}: Pick<ReturnType<typeof postCreation>, "view" | "text"> & { answer: FormAnswer | undefined }) {
  return (
    <CreationPage form="post" view={view} text={text} answer={answer}>
      <WrittenFields written={defaultLanguage} fields={view.fields} />
      <FactsFields view={view.facts} text={text.facts} slugHint={text.facts.slugHint} />
    </CreationPage>
  );
}
