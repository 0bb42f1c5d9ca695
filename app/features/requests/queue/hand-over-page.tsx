import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Select, TextField } from "~/ui/form/controls";
import { FieldPair, FormActions } from "~/ui/form/form";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import type { LoadedHandOver } from "./hand-over.server";

export type HandOverAnswer = FormAnswer & { rows?: LoadedHandOver["view"]["rows"] };

/**
 * Hand-over at the end of a shift. Each open request has its status, its deadline or follow-up, a
 * note, and the new owner.
 */
export function HandOverPage({ view, text, answer }: LoadedHandOver & { answer?: HandOverAnswer }) {
  const { common } = useRootData().text;
  const rows = answer?.rows ?? view.rows;
  const isPossible = rows.length > 0 && view.others.length > 0;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={text.title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{isPossible ? text.lead : rows.length > 0 ? text.nobodyElse : text.none}</p>
        {view.more ? <p>{view.more}</p> : null}
      </DashboardHeading>
      {isPossible ? (
        <AppForm id="hand-over" action={view.action} answer={answer} clientSide>
          <Select
            name="to"
            label={text.toAll}
            placeholder={text.choose}
            optionalText=""
            options={view.others}
          />
          {rows.map(({ slot, id, seen, href, title, statusLine }) => (
            <section key={id} className={styles.panel}>
              <h2>
                <Link to={href}>
                  <bdi>
                    <UnbrokenReferences>{title}</UnbrokenReferences>
                  </bdi>
                </Link>
              </h2>
              <p>
                <bdi>{statusLine}</bdi>
              </p>
              <HiddenFields
                values={{
                  [`id-${slot}`]: id,
                  [`seen-${slot}`]: answer?.values[`seen-${slot}`] ?? seen,
                }}
              />
              <FieldPair>
                <TextField name={`note-${slot}`} label={text.note} optionalText="" />
                <Select
                  name={`to-${slot}`}
                  label={text.to}
                  placeholder={text.asAbove}
                  optionalText=""
                  options={view.rowOptions}
                />
              </FieldPair>
            </section>
          ))}
          <FormActions>
            <Button>{text.save}</Button>
          </FormActions>
        </AppForm>
      ) : null}
    </>
  );
}
