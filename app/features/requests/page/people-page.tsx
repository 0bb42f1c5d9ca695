import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Select, TextArea, TextField } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import type { LoadedPeople } from "./people-page.server";

/** The form for a person of a case; after a conflict, the current state is above it. */
export function PeoplePage({
  view,
  text,
  title,
  answer,
}: Pick<LoadedPeople, "view" | "text" | "title"> & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const { fields } = text;
  const labels = Object.entries(fields).map(([name, label]) => [name, { label }]);
  // after a conflict the action has removed the version
  const isConflict = answer && answer.values.version === undefined && view.removal;
  return (
    <>
      <FormProblems answer={answer} fields={Object.fromEntries(labels)} />
      <DashboardHeading title={title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {isConflict ? (
        <Notice title={text.now}>
          <DescriptionList
            entries={Object.entries(fields).map(([name, term]) => ({
              term,
              value: <bdi>{storedValue(view, name)}</bdi>,
            }))}
          />
        </Notice>
      ) : null}
      <div className={styles.panel}>
        <AppForm
          id="person"
          rules={view.rules}
          action={view.action}
          hidden={submittedFields(view.hidden, answer)}
          defaults={view.defaults}
          answer={answer}
          submit={text.save}
          clientSide
        >
          <TextField name="name" label={fields.name} autoComplete="off" />
          <TextField name="relation" label={fields.relation} autoComplete="off" />
          <PhoneField name="phone" label={fields.phone} autoComplete="off" />
          <EmailField name="email" label={fields.email} autoComplete="off" />
          <Select name="language" label={fields.language} options={view.languages} />
          <Select name="mayKnow" label={fields.mayKnow} options={view.mayKnow} />
          <TextArea name="note" label={fields.note} hint={text.noteHint} rows={2} />
        </AppForm>
        {view.removal ? (
          <>
            <p>{text.removeText}</p>
            <PostButton {...view.removal}>
              <Button variant="danger">{text.remove}</Button>
            </PostButton>
          </>
        ) : null}
        <p>
          <Link className={styles.touchTarget} to={view.requestHref}>
            {text.back}
          </Link>
        </p>
      </div>
    </>
  );
}

function storedValue({ defaults, languages, mayKnow }: LoadedPeople["view"], name: string): string {
  const value = defaults[name] ?? "";
  const options = name === "language" ? languages : name === "mayKnow" ? mayKnow : [];
  return options.find((option) => option.value === value)?.label ?? value;
}
