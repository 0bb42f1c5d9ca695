import { Link } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { duplicates } from "./case-page.css";
import type { LoadedMerge } from "./merge-page.server";

/** Asks before two bookings become one; or lists what may be the same. */
export function MergePage({
  view,
  text,
  title,
  list,
  answer,
}: Pick<LoadedMerge, "view" | "text" | "title" | "list"> & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const crumbs = [
    { href: view.paths.list, label: list },
    { href: view.paths.request, label: view.reference },
  ];
  if (view.form) {
    return (
      <ConfirmPage
        title={title}
        crumbs={crumbs}
        lead={view.lead}
        goes={view.goes}
        form={view.form}
        answer={answer}
        keep={{ href: view.paths.request, label: text.keep }}
      />
    );
  }
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <div className={styles.panel}>
        <p>{view.candidates.length > 0 ? view.lead : text.none}</p>
        <ul className={duplicates}>
          {view.candidates.map((one) => (
            <li key={one.id}>
              <Link to={one.href}>{one.text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
