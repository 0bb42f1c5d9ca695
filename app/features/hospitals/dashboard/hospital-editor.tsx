import { Link } from "@remix-run/react";
import { Checklist } from "~/dashboard/checklist";
import { HistoryList } from "~/dashboard/history-list";
import { LanguageTabs } from "~/dashboard/language-tabs";
import { PublicationPanel } from "~/dashboard/publication-panel";
import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import type { HospitalStatusConflict, HospitalWordsConflict } from "./hospital-conflict.server";
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
  const { paths } = view;
  return (
    <>
      <PublicationPanel view={view.publication} text={text} />
      <p>
        <a className={buttonClass("quiet")} href={paths.preview}>
          {text.area.preview}
        </a>
      </p>
      <p>
        <Link className={buttonClass("quiet")} to={paths.pictures}>
          {text.area.pictures}
        </Link>
      </p>
      <Checklist view={view.checklist} />
      <SidePanel title={text.area.facts.title}>
        <DescriptionList entries={view.facts} />
        <p>
          <Link to={paths.facts}>{text.area.facts.edit}</Link>
        </p>
      </SidePanel>
      {view.history.length > 0 ? (
        <SidePanel title={text.history}>
          <HistoryList lines={view.history} />
        </SidePanel>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={paths.revisions}>
          {text.revisions}
        </Link>
      </p>
      <p>
        <Link className={buttonClass("quiet")} to={paths.deletion}>
          {text.delete}
        </Link>
      </p>
    </>
  );
}

/** A hospital was published, or taken off the site, as nobody had seen it. */
export function HospitalStatusConflictForm({
  conflict,
  view,
  text,
}: Page & { conflict: HospitalStatusConflict }) {
  const { publishing, withdrawing } = text.conflict;
  return (
    <RecordConflict conflict={conflict} written={view.written} text={text}>
      <p>{conflict.isPublishing ? publishing : withdrawing}</p>
      <AppForm
        id="publication"
        action={conflict.action}
        hidden={conflict.hidden}
        submit={conflict.submit}
        byScript
      />
    </RecordConflict>
  );
}
