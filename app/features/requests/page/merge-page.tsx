import { Link } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import type { LoadedMerge } from "./merge-page.server";
import { duplicates } from "./request-page.css";

export function MergePage({ loaded, answer }: { loaded: LoadedMerge; answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const { title, text, crumbs, lead, consequences, form, candidates } = loaded;
  if (form) {
    return (
      <ConfirmPage
        title={title}
        crumbs={crumbs}
        lead={lead}
        consequences={consequences}
        form={form}
        answer={answer}
        keep={{ href: crumbs.at(-1)?.href ?? "", label: text.keep }}
      />
    );
  }
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <div className={styles.panel}>
        <p>{candidates.length > 0 ? lead : text.none}</p>
        <ul className={duplicates}>
          {candidates.map((one) => (
            <li key={one.id}>
              <Link to={one.href}>{one.text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
