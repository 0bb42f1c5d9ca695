import { RELATIVES } from "~/constants";
import { EmailField, PhoneField, TickBox } from "~/features/forms/form-fields";
import type { HospitalChoice } from "~/features/hospitals/hospital-choice.server";
import { type FormPageProps, SubmissionForm } from "~/features/submission/submission-form";
import type { booking } from "~/locales/en/booking";
import { type Option, Select, TextArea, TextField } from "~/ui/form";
import type { BookingInput } from "./booking";

export interface BookingFormProps extends FormPageProps<keyof BookingInput> {
  services: Option[];
  /** The hospital whose page led here. */
  hospital: HospitalChoice | null;
  /** Countries to choose from; any other may be written. */
  destinations: string[];
  relatives: Option[];
  text: typeof booking.form & { leaveEmpty: string };
  privacyHref: string;
}

export function BookingForm({
  text,
  hospital,
  services,
  destinations,
  relatives,
  privacyHref,
  ...props
}: BookingFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm
      id="booking"
      {...props}
      text={text}
      note={
        <p>
          {text.privacy} <a href={privacyHref}>{text.privacyLink}</a>
        </p>
      }
    >
      <TextField name="fullName" {...fields.fullName} autoComplete="name" />
      <EmailField {...fields.email} />
      <PhoneField name="phoneNumber" {...fields.phoneNumber} />
      <TextField name="patientCurrentLocation" {...fields.patientCurrentLocation} />
      <TextField name="destinationCountry" {...fields.destinationCountry} list="destinations" />
      <datalist id="destinations">
        {destinations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        name="service"
        label={fields.service.label}
        placeholder={fields.service.none}
        options={services}
      />
      {hospital ? (
        <Select
          name="hospital"
          label={fields.hospital.label}
          placeholder={fields.hospital.none}
          options={[{ value: hospital.slug, label: hospital.name }]}
        />
      ) : null}
      <Select
        name="relatives"
        label={fields.relatives.label}
        hint={fields.relatives.hint}
        placeholder={fields.relatives.none}
        options={relatives}
      />
      <TextArea name="tellUsMore" {...fields.tellUsMore} rows={6} />
      <TickBox name="urgent" {...fields.urgent} />
    </SubmissionForm>
  );
}

/** 0 to 2, in the reader's digits. */
export function relativesOptions(write: (count: number) => string): Option[] {
  return Array.from({ length: RELATIVES.max + 1 }, (_, count) => ({
    value: String(count),
    label: write(count),
  }));
}
