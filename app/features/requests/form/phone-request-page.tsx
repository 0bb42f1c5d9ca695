import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Select } from "~/ui/form/controls";
import { FormActions } from "~/ui/form/form";
import { Notice } from "~/ui/notice";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import { FactControls, labelsOf } from "../fact-controls";
import type { LoadedPhoneRequest } from "./phone-request-page.server";

/** The form again, with the open requests of the number. */
export type PhoneRequestAnswer = FormAnswer & {
  openRequests?: { id: string; reference: string; href: string; about: string; record: string }[];
};

export function PhoneRequestPage({
  view,
  text,
  answer,
}: LoadedPhoneRequest & { answer?: PhoneRequestAnswer }) {
  const { common } = useRootData().text;
  const openRequests = answer?.openRequests ?? [];
  return (
    <>
      <FormProblems
        answer={answer}
        fields={{ ...labelsOf(view.fields), language: { label: text.language } }}
      />
      <DashboardHeading title={text.title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <div className={styles.panel}>
        <AppForm
          id="phone-request"
          rules={view.rules}
          action={view.action}
          hidden={submittedFields(view.hidden, answer)}
          defaults={view.defaults}
          answer={answer}
          clientSide
        >
          {openRequests.length > 0 ? (
            <Notice tone="warning" role="alert" title={text.known}>
              <ul>
                {openRequests.map(({ id, reference, href, about, record }) => (
                  <li key={id}>
                    <Link className={styles.touchTarget} to={href}>
                      {reference}
                    </Link>{" "}
                    <bdi>{about}</bdi>
                    <FormActions>
                      <Button name="into" value={id}>
                        <UnbrokenReferences>{record}</UnbrokenReferences>
                      </Button>
                    </FormActions>
                  </li>
                ))}
              </ul>
            </Notice>
          ) : null}
          <FactControls fields={view.fields} />
          <Select name="language" label={text.language} options={view.languages} />
          <FormActions>
            {openRequests.length > 0 ? (
              <Button name="into" value="new" variant="quiet">
                {text.anyway}
              </Button>
            ) : (
              <Button>{text.save}</Button>
            )}
          </FormActions>
        </AppForm>
      </div>
    </>
  );
}
