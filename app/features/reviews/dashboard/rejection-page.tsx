import { Link } from "@remix-run/react";
import { panel, quoted } from "~/dashboard/dashboard.css";
import { RecordPage } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { buttonClass } from "~/ui/button";
import { TextArea } from "~/ui/form/controls";
import type { RejectionPageData } from "./rejection-page.server";

/** Asks why a story is not published, below what it says. */
export function RejectionPage({
  view,
  text,
  answer,
}: Pick<RejectionPageData, "view" | "text"> & { answer: FormAnswer | undefined }) {
  return (
    <RecordPage problems={<FormProblems answer={answer} />} title={view.title} crumbs={view.crumbs}>
      <div className={panel}>
        <blockquote className={quoted} lang={view.lang}>
          <bdi>{view.words}</bdi>
        </blockquote>
      </div>
      <p>{text.lead}</p>
      <AppForm
        id="rejection"
        action={view.action}
        rules={view.rules}
        hidden={view.hidden}
        answer={answer}
        submit={view.submit}
        variant="danger"
        byScript
      >
        <TextArea name="reason" label={text.reason} hint={text.reasonHint} rows={4} />
      </AppForm>
      <p>
        <Link className={buttonClass("quiet")} to={view.back}>
          {text.keep}
        </Link>
      </p>
    </RecordPage>
  );
}
