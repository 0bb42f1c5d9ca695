import { Link } from "@remix-run/react";
import { LanguageTabs } from "~/dashboard/language-tabs";
import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { WordsAside } from "~/dashboard/words-aside";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import type { HospitalWordsConflict } from "./hospital-conflict.server";
import type { HospitalEditing } from "./hospital-editor.server";
import { HospitalConflictForm, HospitalForm } from "./hospital-form";

type Page = Pick<HospitalEditing, "view" | "text">;

/** The form's own answer, or what somebody else wrote meanwhile. */
export type HospitalAnswer = FormAnswer | HospitalWordsConflict;

/** A hospital's page: the words of a tab, and beside them what is known of the hospital. */
export function HospitalEditor({
  view,
  text,
  answer,
}: Page & { answer: HospitalAnswer | undefined }) {
  if (answer && "conflict" in answer) {
    return (
      <RecordPage title={answer.conflict.title} crumbs={view.crumbs}>
        <RecordConflict conflict={answer.conflict} written={view.written} text={text}>
          <HospitalConflictForm view={view} text={text} {...answer} />
        </RecordConflict>
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={view.name}
      crumbs={view.crumbs}
      tabs={<LanguageTabs label={text.languages} tabs={view.tabs} />}
      aside={<HospitalAside view={view} text={text} />}
    >
      <HospitalForm view={view} text={text} answer={answer} />
    </RecordPage>
  );
}

function HospitalAside({ view, text }: Page) {
  return (
    <WordsAside view={view} text={text}>
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.pictures}>
          {text.area.pictures}
        </Link>
      </p>
      <SidePanel title={text.area.facts.title}>
        <DescriptionList isNarrow entries={view.facts} />
        <p>
          <Link to={view.paths.facts}>{text.area.facts.edit}</Link>
        </p>
      </SidePanel>
    </WordsAside>
  );
}
