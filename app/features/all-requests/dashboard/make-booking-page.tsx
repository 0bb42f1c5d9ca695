import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";
import { Select, TextField } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import type { LoadedMaking } from "./make-booking-page.server";

/** The short form that makes a booking of a message: what the message does not say by itself. */
export function MakeBookingPage({
  view,
  text,
  title,
  answer,
}: Pick<LoadedMaking, "view" | "text" | "title"> & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  return (
    <>
      <FormProblems answer={answer} fields={text.fields} />
      <DashboardHeading
        title={title}
        crumbs={[
          { href: view.paths.list, label: text.list },
          { href: view.paths.message, label: view.reference },
        ]}
        crumbsLabel={common.breadcrumbs}
      >
        <p>{text.lead}</p>
      </DashboardHeading>
      {view.known.length > 0 ? (
        <Notice tone="warning" title={text.known}>
          <ul>
            {view.known.map(({ id, href, label, about }) => (
              <li key={id}>
                <Link className={styles.touchTarget} to={href}>
                  {label}
                </Link>{" "}
                <bdi>{about}</bdi>
              </li>
            ))}
          </ul>
          <p>{text.knownText}</p>
        </Notice>
      ) : null}
      <div className={styles.panel}>
        <p>
          <bdi>{text.words}</bdi>
        </p>
        <p className={styles.typed} lang={view.code}>
          <bdi>{view.words}</bdi>
        </p>
        {view.made ? (
          <Made view={view} text={text} answer={answer} />
        ) : (
          <MakingForm view={view} text={text} answer={answer} />
        )}
        <p>
          <Link className={styles.touchTarget} to={view.paths.message}>
            {text.back}
          </Link>
        </p>
      </div>
    </>
  );
}

type Parts = Pick<LoadedMaking, "view" | "text"> & { answer?: FormAnswer };

function MakingForm({ view, text, answer }: Parts) {
  const { fields } = text;
  return (
    <AppForm
      id="making"
      rules={view.rules}
      action={view.paths.booking}
      hidden={keptFields(view.hidden, answer)}
      defaults={view.defaults}
      answer={answer}
      submit={text.save}
      byScript
    >
      <TextField name="fullName" label={fields.fullName.label} autoComplete="off" />
      <PhoneField name="phoneNumber" label={fields.phoneNumber.label} autoComplete="off" />
      <EmailField label={fields.email.label} autoComplete="off" />
      <Select name="urgent" label={fields.urgent.label} options={view.urgency} />
      <Select
        name="service"
        label={fields.service.label}
        placeholder={fields.service.none}
        options={view.services}
      />
      <TextField
        name="patientCurrentLocation"
        label={fields.patientCurrentLocation.label}
        autoComplete="off"
      />
      <TextField
        name="destinationCountry"
        label={fields.destinationCountry.label}
        list="destinations"
        autoComplete="off"
      />
      <datalist id="destinations">
        {view.destinations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </AppForm>
  );
}

/** Somebody was faster: the way to the booking, and what was typed here, to be copied. */
function Made({ view, text, answer }: Parts) {
  const { fields } = text;
  const typed = [
    "fullName",
    "phoneNumber",
    "email",
    "service",
    "patientCurrentLocation",
    "destinationCountry",
  ] as const;
  return (
    <>
      {view.made ? (
        <p>
          <Link className={styles.touchTarget} to={view.made.href}>
            {view.made.text}
          </Link>
        </p>
      ) : null}
      {answer ? (
        <DescriptionList
          entries={typed.map((name) => ({
            term: fields[name].label,
            value: <bdi>{answer.values[name]}</bdi>,
          }))}
        />
      ) : null}
    </>
  );
}
