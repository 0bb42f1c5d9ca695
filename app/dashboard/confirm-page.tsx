import { Link } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import * as styles from "./dashboard.css";
import { DashboardHeading, NamedTitle, type RecordName } from "./dashboard-heading";

/** A page that asks for confirmation of a deletion or a merge, and lists its consequences. */
export function ConfirmPage({
  title,
  recordName,
  crumbs,
  lead,
  consequences,
  warning,
  form,
  answer,
  keep,
}: {
  /** The question. */
  title: string;
  /** The record that the title names. */
  recordName?: RecordName;
  crumbs: readonly { href: string; label: string }[];
  lead: string;
  /** Listed one per line, such as the parts that will be deleted. */
  consequences: readonly { key: string; text: string }[];
  /** An effect on families or coordinators, in a box below the list. */
  warning?: string;
  form: { action: string; hidden: Record<string, string>; submit: string };
  answer: FormAnswer | undefined;
  /** Link back, which changes nothing. */
  keep: { href: string; label: string };
}) {
  const { common } = useRootData().text;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading
        title={recordName ? <NamedTitle title={title} recordName={recordName} /> : title}
        crumbs={crumbs}
        crumbsLabel={common.breadcrumbs}
      />
      <div className={styles.panel}>
        <p>{lead}</p>
        <ul className={styles.plainList}>
          {consequences.map(({ key, text }) => (
            <li key={key}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
        {warning ? <Notice tone="warning">{warning}</Notice> : null}
        <AppForm
          id="confirmation"
          action={form.action}
          hidden={form.hidden}
          answer={answer}
          submit={form.submit}
          variant="danger"
          clientSide
        />
        <p>
          <Link className={buttonClass("quiet")} to={keep.href}>
            {keep.label}
          </Link>
        </p>
      </div>
    </>
  );
}
