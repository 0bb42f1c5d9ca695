import { Link } from "@remix-run/react";
import { HistoryList } from "~/dashboard/history-list";
import { LanguageTabs } from "~/dashboard/language-tabs";
import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { buttonClass } from "~/ui/button";
import { CostsFields } from "./costs-fields";
import type { CostsConflict, CostsView } from "./costs-view.server";

/** The form's own answer, or what somebody else wrote meanwhile. */
export type CostsAnswer = FormAnswer | { values: Record<string, string>; conflict: CostsConflict };

type EditorProps = Pick<CostsView, "view" | "text">;

/** What is said of the costs, in the language of the tab. */
export function CostsEditor({
  view,
  text,
  answer,
}: EditorProps & { answer: CostsAnswer | undefined }) {
  if (answer && "conflict" in answer) return <Conflict view={view} text={text} {...answer} />;
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={text.title}
      crumbs={view.crumbs}
      tabs={<LanguageTabs label={text.languages} tabs={view.tabs} />}
      aside={<Aside view={view} text={text} />}
    >
      <p>{text.lead}</p>
      <AppForm
        // each tab is a form of its own, and so is what was saved: it may say it otherwise than typed
        key={`${view.written} ${view.seen.version}`}
        id="costs"
        action={view.action}
        rules={view.rules}
        defaults={view.values}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.save}
        byScript
        note={view.hasGaps ? <p>{text.gaps}</p> : null}
      >
        <CostsFields view={view} text={text} isBeside />
      </AppForm>
    </RecordPage>
  );
}

function Aside({ view, text }: EditorProps) {
  return (
    <>
      {view.history.length > 0 ? (
        <SidePanel title={text.history}>
          <HistoryList lines={view.history} />
        </SidePanel>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={view.revisions}>
          {text.revisions}
        </Link>
      </p>
      <p>
        <a className={buttonClass("quiet")} href={view.site}>
          {text.toSite}
        </a>
      </p>
    </>
  );
}

/** Two wrote on one page at once: theirs to read, one's own still in the form. */
function Conflict({
  view,
  text,
  conflict,
  values,
}: EditorProps & { conflict: CostsConflict; values: Record<string, string> }) {
  return (
    <RecordPage title={conflict.title} crumbs={view.crumbs}>
      <RecordConflict conflict={conflict} written={view.written} text={text}>
        <AppForm
          id="costs"
          action={view.action}
          rules={view.rules}
          defaults={values}
          hidden={conflict.seen}
          submit={text.conflict.save}
          byScript
          note={<p>{text.conflict.advice}</p>}
        >
          <CostsFields view={view} text={text} />
        </AppForm>
      </RecordConflict>
    </RecordPage>
  );
}
