import { TranslatedFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import type { MemberPage } from "./member-page.server";

/** A member's words in the language of the tab. */
export function MemberForm({
  view,
  text,
  answer,
}: Pick<MemberPage, "view" | "text"> & { answer: FormAnswer | undefined }) {
  return (
    <AppForm
      // each tab is a form of its own
      key={view.written}
      id="words"
      action={view.paths.record}
      rules={view.rules}
      defaults={view.words}
      hidden={keptFields(view.seen, answer)}
      answer={answer}
      submit={text.save}
      byScript
      note={view.hasGaps ? <p>{text.gaps}</p> : null}
    >
      <TranslatedFields
        written={view.written}
        fields={view.fields}
        text={{ ...text, toWrite: view.toWrite }}
        older={view.older}
      />
    </AppForm>
  );
}
