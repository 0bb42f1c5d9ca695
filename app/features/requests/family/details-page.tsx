import { useActionData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { submittedFields } from "~/features/forms/form-answer";
import { FormPage } from "~/features/forms/form-page";
import type { ReturnedForm } from "~/server/returned-form.server";
import { CallRow } from "~/site/call-row";
import { DescriptionList } from "~/ui/description-list";
import { Notice } from "~/ui/notice";
import { FactControls } from "../fact-controls";
import type { detailsView } from "./details-view.server";
import { FamilyTop } from "./family-top";

/** Page on which the family corrects its facts. */
export function DetailsPage({ view }: { view: Awaited<ReturnType<typeof detailsView>> }) {
  const answer = useActionData<ReturnedForm>();
  const { top, text, action, form } = view;
  return (
    <>
      <FamilyTop {...top} />
      <FormPage title={text.title} lead={form ? text.lead : undefined} fields={view.labels}>
        {form ? (
          <>
            {form.contact ? (
              <Notice title={text.contact.title}>
                <DescriptionList entries={form.contact.lines} />
                <p>{text.contact.text}</p>
                <p>
                  {form.contact.codeHref ? (
                    <a href={form.contact.codeHref}>{text.contact.code}</a>
                  ) : (
                    text.contact.call
                  )}
                </p>
              </Notice>
            ) : null}
            <AppForm
              id="details"
              action={action}
              rules={form.rules}
              defaults={form.defaults}
              hidden={submittedFields(form.hidden, answer)}
              answer={answer}
              submit={text.submit}
            >
              <FactControls fields={form.fields} />
            </AppForm>
          </>
        ) : (
          <>
            <Notice>{text.fixed}</Notice>
            {answer ? (
              <EnteredValues labels={view.labels} values={answer.values} title={text.typed} />
            ) : null}
            <CallRow about={top.title} />
          </>
        )}
      </FormPage>
    </>
  );
}

/** Values that were entered into a form that is no longer offered. */
function EnteredValues({
  title,
  labels,
  values,
}: {
  title: string;
  labels: Readonly<Record<string, { label: string }>>;
  values: Readonly<Record<string, string>>;
}) {
  const entries = Object.entries(labels).map(([name, { label }]) => ({
    term: label,
    value: values[name],
  }));
  return (
    <section>
      <h2>{title}</h2>
      <DescriptionList entries={entries} />
    </section>
  );
}
