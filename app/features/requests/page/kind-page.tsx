import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { FactControls, labelsOf } from "~/features/requests/fact-controls";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import type { LoadedMaking } from "./make-booking-page.server";

/** The short form that makes a booking of a message: what the message does not say by itself. */
export function MakeBookingPage({
  view,
  text,
  title,
  answer,
}: Pick<LoadedMaking, "view" | "text" | "title"> & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  return (
    <>
      <FormProblems answer={answer} fields={labelsOf(view.fields)} />
      <DashboardHeading
        title={title}
        crumbs={[
          { href: view.paths.list, label: text.list },
          { href: view.paths.message, label: view.reference },
        ]}
        crumbsLabel={common.breadcrumbs}
      >
        <p>{text.lead}</p>
      </DashboardHeading>
      {view.known.length > 0 ? (
        <Notice tone="warning" title={text.known}>
          <ul>
            {view.known.map(({ id, href, label, about }) => (
              <li key={id}>
                <Link className={styles.touchTarget} to={href}>
                  {label}
                </Link>{" "}
                <bdi>{about}</bdi>
              </li>
            ))}
          </ul>
          <p>{text.knownText}</p>
        </Notice>
      ) : null}
      <div className={styles.panel}>
        <p>
          <bdi>{text.words}</bdi>
        </p>
        <p className={styles.typed} lang={view.code}>
          <bdi>{view.words}</bdi>
        </p>
        {view.made ? (
          <Made view={view} answer={answer} />
        ) : (
          <MakingForm view={view} text={text} answer={answer} />
        )}
        <p>
          <Link className={styles.touchTarget} to={view.paths.message}>
            {text.back}
          </Link>
        </p>
      </div>
    </>
  );
}

type Parts = Pick<LoadedMaking, "view" | "text"> & { answer?: FormAnswer };

function MakingForm({ view, text, answer }: Parts) {
  return (
    <AppForm
      id="making"
      rules={view.rules}
      action={view.paths.booking}
      hidden={keptFields(view.hidden, answer)}
      defaults={view.defaults}
      answer={answer}
      submit={text.save}
      byScript
    >
      <FactControls fields={view.fields} />
    </AppForm>
  );
}

/** Somebody was faster: the way to the booking, and what was typed here, to be copied. */
function Made({ view, answer }: Omit<Parts, "text">) {
  const typed = view.fields.filter(({ is }) => is !== "urgency");
  return (
    <>
      {view.made ? (
        <p>
          <Link className={styles.touchTarget} to={view.made.href}>
            {view.made.text}
          </Link>
        </p>
      ) : null}
      {answer ? (
        <DescriptionList
          entries={typed.map(({ name, label }) => ({
            term: label,
            value: <bdi>{answer.values[name]}</bdi>,
          }))}
        />
      ) : null}
    </>
  );
}
