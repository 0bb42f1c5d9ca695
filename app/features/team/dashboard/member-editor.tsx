import { LanguageTabs } from "~/dashboard/language-tabs";
import { RecordPage } from "~/dashboard/record-page";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { MemberAside } from "./member-aside";
import { MemberWordsConflict } from "./member-conflict";
import type { WordsConflict } from "./member-conflict.server";
import { MemberForm } from "./member-form";
import type { MemberPage } from "./member-page.server";

/** The form's own answer, or what somebody else wrote meanwhile. */
export type EditorAnswer = FormAnswer | { values: Record<string, string>; conflict: WordsConflict };

/** A member's page: the words of a tab, and beside them what is known of the member. */
export function MemberEditor({
  view,
  text,
  answer,
}: Pick<MemberPage, "view" | "text"> & { answer: EditorAnswer | undefined }) {
  if (answer && "conflict" in answer) {
    return (
      <RecordPage title={answer.conflict.title} crumbs={view.crumbs}>
        <MemberWordsConflict view={view} text={text} {...answer} />
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={view.name}
      crumbs={view.crumbs}
      tabs={<LanguageTabs label={text.languages} tabs={view.tabs} />}
      aside={<MemberAside view={view} text={text} />}
    >
      <MemberForm view={view} text={text} answer={answer} />
    </RecordPage>
  );
}
