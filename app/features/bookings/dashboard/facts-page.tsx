import { Conflict } from "~/dashboard/conflict";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { keptFields } from "~/features/forms/form-answer";
import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";
import { Select, TextField } from "~/ui/form/controls";
import { DestinationField } from "../booking-more-fields";
import type { FactsAnswer, LoadedFacts } from "./facts-page.server";

type Loaded = Pick<LoadedFacts, "view" | "text" | "title">;

/** Where facts are put right; beside what stands there now, where somebody was faster. */
export function FactsPage({ view, text, title, answer }: Loaded & { answer?: FactsAnswer }) {
  const { common } = useRootData().text;
  const conflict = answer && "conflict" in answer ? answer.conflict : null;
  return (
    <>
      <FormProblems answer={answer} fields={text.fields} />
      <DashboardHeading
        title={conflict ? text.conflict : title}
        crumbs={[
          { href: view.paths.list, label: text.list },
          { href: view.paths.request, label: view.reference },
        ]}
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
                entries={conflict.map(({ term, value }) => ({
                  term,
                  value: <bdi>{value}</bdi>,
                }))}
              />
            ),
          }}
          yours={{
            title: text.yours,
            children: <FactsForm view={view} text={text} answer={answer} submit={text.anyway} />,
          }}
        />
      ) : (
        <div className={styles.panel}>
          <p>{text.lead}</p>
          <FactsForm view={view} text={text} answer={answer} submit={text.save} />
        </div>
      )}
    </>
  );
}

function FactsForm({
  view,
  text: { fields },
  answer,
  submit,
}: Omit<Loaded, "title"> & { answer?: FactsAnswer; submit: string }) {
  const { choices } = view;
  return (
    <AppForm
      id="facts"
      rules={view.rules}
      action={view.paths.facts}
      hidden={keptFields(view.hidden, answer)}
      defaults={view.defaults}
      answer={answer}
      submit={submit}
      byScript
    >
      <TextField name="fullName" label={fields.fullName.label} autoComplete="off" />
      <PhoneField name="phoneNumber" label={fields.phoneNumber.label} autoComplete="off" />
      <EmailField label={fields.email.label} autoComplete="off" />
      <TextField
        name="patientCurrentLocation"
        label={fields.patientCurrentLocation.label}
        autoComplete="off"
      />
      <DestinationField
        label={fields.destinationCountry.label}
        destinations={choices.destinations}
        autoComplete="off"
      />
      <Select
        name="service"
        label={fields.service.label}
        placeholder={fields.service.none}
        options={choices.services}
      />
      <TextField name="hospital" label={fields.hospital.label} autoComplete="off" />
      <TextField name="patientAge" {...fields.patientAge} autoComplete="off" />
      <TextField name="relation" label={fields.relation.label} autoComplete="off" />
      <Select
        name="passport"
        label={fields.passport.label}
        placeholder={fields.passport.none}
        options={choices.passports}
      />
      <Select
        name="breathingHelp"
        label={fields.breathingHelp.label}
        placeholder={fields.breathingHelp.none}
        options={choices.breathing}
      />
      <Select
        name="relatives"
        label={fields.relatives.label}
        placeholder={fields.relatives.none}
        options={choices.relatives}
      />
      <TextField name="bestTimeToCall" label={fields.bestTimeToCall.label} autoComplete="off" />
      <Select name="urgent" label={fields.urgent.label} options={choices.urgency} />
    </AppForm>
  );
}
