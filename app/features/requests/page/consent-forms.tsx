import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { TickBox } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { Select, TextField } from "~/ui/form/controls";
import { FieldGroup } from "~/ui/form/field";
import { FieldPair } from "~/ui/form/form";
import { Notice } from "~/ui/notice";
import type { LoadedGivenConsent } from "./consent-note-page.server";
import type { LoadedDisclosure } from "./disclosure-page.server";

/** Form that notes that the family gave a consent by phone, on paper or on WhatsApp. */
export function GivenConsentPage({
  form,
  consent,
  answer,
  ...frame
}: LoadedGivenConsent & { answer?: FormAnswer }) {
  const { note: text } = frame.text;
  const labels = { name: text.name, way: text.way, day: text.day };
  return (
    <Frame {...frame} labels={labels} answer={answer}>
      <p>
        <bdi>{consent}</bdi>
      </p>
      <AppForm
        id="consent"
        action={form.action}
        rules={form.rules}
        defaults={form.defaults}
        answer={answer}
        submit={text.submit}
        clientSide
      >
        <TextField name="name" label={text.name} autoComplete="off" />
        <FieldPair>
          <Select name="way" label={text.way} options={form.ways} />
          <TextField name="day" label={text.day} type="date" />
        </FieldPair>
      </AppForm>
    </Frame>
  );
}

/** Form that notes what was sent to the recipient of a consent. */
export function DisclosurePage({
  form,
  answer,
  ...frame
}: LoadedDisclosure & { answer?: FormAnswer }) {
  const { sending: text } = frame.text;
  const labels = { consent: text.consent, facts: text.papers, way: text.way, day: text.day };
  return (
    <Frame {...frame} labels={labels} answer={answer}>
      <p>{text.lead}</p>
      {form.consents.length === 0 ? (
        <Notice>{text.before}</Notice>
      ) : (
        <AppForm
          id="sending"
          action={form.action}
          rules={form.rules}
          hidden={submittedFields(form.hidden, answer)}
          defaults={form.defaults}
          answer={answer}
          submit={text.submit}
          clientSide
        >
          <Select name="consent" label={text.consent} options={form.consents} />
          <FieldGroup name="papers" label={text.papers} optionalText="">
            {() => (
              <>
                {form.papers.length === 0 ? <p>{text.none}</p> : null}
                {form.papers.map(({ name, label }) => (
                  <TickBox key={name} name={name} label={label} />
                ))}
                <TickBox name="facts" label={form.facts} />
              </>
            )}
          </FieldGroup>
          <FieldPair>
            <Select name="way" label={text.way} options={form.ways} />
            <TextField name="day" label={text.day} type="date" />
          </FieldPair>
        </AppForm>
      )}
    </Frame>
  );
}

function Frame({
  text,
  title,
  crumbs,
  labels,
  answer,
  children,
}: Pick<LoadedGivenConsent, "text" | "title" | "crumbs"> & {
  labels: Record<string, string>;
  answer?: FormAnswer;
  children: ReactNode;
}) {
  const { common } = useRootData().text;
  const fields = Object.entries(labels).map(([name, label]) => [name, { label }]);
  return (
    <>
      <FormProblems answer={answer} fields={Object.fromEntries(fields)} />
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <div className={styles.panel}>
        {children}
        <p>
          <Link className={styles.touchTarget} to={crumbs.at(-1)?.href ?? ""}>
            {text.title}
          </Link>
        </p>
      </div>
    </>
  );
}
