import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { defaultLanguage } from "~/locales/languages";
import { LinkField } from "./link-field";
import type { LinkConflict, LinkPage as LinkPageData } from "./video-forms.server";

/** The form's own answer, or what somebody else changed meanwhile. */
export type LinkAnswer = FormAnswer | { values: Record<string, string>; conflict: LinkConflict };

/** Leads a video review to another video. */
export function LinkPage({
  view,
  text,
  answer,
}: Pick<LinkPageData, "view" | "text"> & { answer: LinkAnswer | undefined }) {
  if (answer && "conflict" in answer) {
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={view.crumbs}>
        <RecordConflict conflict={conflict} written={defaultLanguage} text={text}>
          <AppForm
            id="video-link"
            action={view.action}
            rules={view.rules}
            defaults={values}
            hidden={conflict.seen}
            submit={text.conflict.save}
            byScript
          >
            <LinkField text={text} />
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  return (
    <RecordPage problems={<FormProblems answer={answer} />} title={text.title} crumbs={view.crumbs}>
      <AppForm
        id="video-link"
        action={view.action}
        rules={view.rules}
        defaults={{ link: view.link }}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.submit}
        byScript
      >
        <LinkField text={text} />
      </AppForm>
    </RecordPage>
  );
}
