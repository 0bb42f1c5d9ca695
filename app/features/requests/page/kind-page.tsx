import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { FactControls, labelsOf } from "../fact-controls";
import type { LoadedKind } from "./kind-page.server";

type Loaded = Pick<LoadedKind, "view" | "text" | "title"> & { answer?: FormAnswer };

export function KindPage({ view, text, title, answer }: Loaded) {
  const { common } = useRootData().text;
  return (
    <>
      <FormProblems answer={answer} fields={labelsOf(view.fields)} />
      <DashboardHeading title={title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {view.duplicates.length > 0 ? (
        <Notice tone="warning" title={text.known}>
          <ul>
            {view.duplicates.map(({ id, href, label, summary }) => (
              <li key={id}>
                <Link className={styles.touchTarget} to={href}>
                  {label}
                </Link>{" "}
                <bdi>{summary}</bdi>
              </li>
            ))}
          </ul>
          <p>{text.knownText}</p>
        </Notice>
      ) : null}
      <div className={styles.panel}>
        {view.words ? (
          <>
            <p>
              <bdi>{text.words}</bdi>
            </p>
            <p className={styles.typed} lang={view.lang}>
              <bdi>{view.words}</bdi>
            </p>
          </>
        ) : null}
        {view.isBooking ? (
          <BecameBooking view={view} text={text} answer={answer} />
        ) : (
          <AppForm
            id="making"
            rules={view.rules}
            action={view.paths.kind}
            hidden={submittedFields(view.hidden, answer)}
            defaults={view.defaults}
            answer={answer}
            submit={text.save}
            clientSide
          >
            <FactControls fields={view.fields} />
          </AppForm>
        )}
        <p>
          <Link className={styles.touchTarget} to={view.paths.request}>
            {text.back}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Shown instead of the form if the request is already a booking, with any entered values. */
function BecameBooking({ view, text, answer }: Omit<Loaded, "title">) {
  const shownFields = view.fields.filter(({ is }) => is !== "urgency");
  return (
    <>
      <p>{text.became}</p>
      {answer ? (
        <>
          <p>{text.typed}</p>
          <DescriptionList
            entries={shownFields.map(({ name, label }) => ({
              term: label,
              value: <bdi>{answer.values[name]}</bdi>,
            }))}
          />
        </>
      ) : null}
    </>
  );
}
