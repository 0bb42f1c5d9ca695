import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { TickBox } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import { useRootData } from "~/site/root-data";
import { buttonClass } from "~/ui/button";
import type { LoadedErasure } from "./erasure-page.server";

/** Lists the data that is erased and that remains, and asks for the coordinator's password. */
export function ErasurePage({
  loaded,
  answer,
}: {
  loaded: LoadedErasure;
  answer: FormAnswer | undefined;
}) {
  const { common } = useRootData().text;
  const { title, text, fields, rules, crumbs, action } = loaded;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <div className={styles.panel}>
        <p>{text.lead}</p>
        <ul className={styles.plainList}>
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <AppForm
          id="erasure"
          action={action}
          rules={rules}
          answer={answer}
          submit={text.submit}
          variant="danger"
        >
          <TickBox name="asked" label={text.asked} />
          <CurrentPasswordField texts={fields} />
        </AppForm>
        <p>
          <Link className={buttonClass("quiet")} to={crumbs.at(-1)?.href ?? ""}>
            {text.keep}
          </Link>
        </p>
      </div>
    </>
  );
}
