import { Conflict } from "~/dashboard/conflict";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { submittedFields } from "~/features/forms/form-answer";
import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";
import { Select, TextArea, TextField } from "~/ui/form/controls";
import { FieldPair } from "~/ui/form/form";
import { SuggestedField } from "../fact-controls";
import type { LoadedPartner, PartnerFormAnswer } from "./partners-page.server";

type Loaded = Pick<LoadedPartner, "view" | "text" | "title">;

/** Form for a partner that was asked; after a conflict, with the stored line beside the fields. */
export function PartnerPage({
  view,
  text,
  title,
  answer,
}: Loaded & { answer?: PartnerFormAnswer }) {
  const { common } = useRootData().text;
  const conflict = answer && "conflict" in answer ? answer.conflict : null;
  return (
    <>
      <FormProblems answer={answer} fields={labels(text)} />
      <DashboardHeading
        title={conflict ? text.conflict : title}
        crumbs={view.crumbs}
        crumbsLabel={common.breadcrumbs}
      >
        <p>
          <bdi>{view.fullName}</bdi>
        </p>
      </DashboardHeading>
      {conflict ? (
        <Conflict
          text={text.conflictText}
          back={{ href: view.paths.request, label: text.back }}
          theirs={{
            title: text.now,
            children: (
              <DescriptionList
                entries={conflict.map(({ term, value }) => ({ term, value: <bdi>{value}</bdi> }))}
              />
            ),
          }}
          yours={{
            title: text.yours,
            children: <PartnerForm view={view} text={text} answer={answer} submit={text.anyway} />,
          }}
        />
      ) : (
        <div className={styles.panel}>
          <p>{text.lead}</p>
          <PartnerForm view={view} text={text} answer={answer} submit={text.save} />
        </div>
      )}
    </>
  );
}

function labels({ fields }: Loaded["text"]): Record<string, { label: string }> {
  return Object.fromEntries(Object.entries(fields).map(([name, label]) => [name, { label }]));
}

function PartnerForm({
  view,
  text: { fields, hints },
  answer,
  submit,
}: Pick<Loaded, "view" | "text"> & { answer?: PartnerFormAnswer; submit: string }) {
  const field = (name: keyof typeof fields) => ({ name, label: fields[name] });
  const noAutoComplete = { autoComplete: "off" };
  return (
    <AppForm
      id="partner"
      rules={view.rules}
      action={view.paths.form}
      hidden={submittedFields(view.hidden, answer)}
      defaults={view.defaults}
      answer={answer}
      submit={submit}
      clientSide
    >
      <SuggestedField
        {...field("name")}
        {...noAutoComplete}
        hint={hints.name}
        options={view.hospitals.map((name) => ({ value: name, label: name }))}
      />
      <FieldPair>
        <TextField {...field("askedOn")} type="date" />
        <Select {...field("answer")} options={view.answers} />
      </FieldPair>
      <TextArea {...field("answerWords")} rows={3} />
      <FieldPair>
        <TextField {...field("appointmentOn")} type="date" />
        <TextField {...field("appointmentTime")} type="time" hint={hints.appointmentTime} />
      </FieldPair>
      <TextField {...field("followUpOn")} type="date" hint={hints.followUpOn} />
      <TextField {...field("contactName")} {...noAutoComplete} />
      <FieldPair>
        <PhoneField {...field("contactPhone")} {...noAutoComplete} />
        <EmailField {...field("contactEmail")} {...noAutoComplete} />
      </FieldPair>
    </AppForm>
  );
}
