import { RELATIVES } from "~/constants";
import { EmailField, TickBox } from "~/features/forms/form-fields";
import {
  type FormPageProps,
  type FormPageTexts,
  SubmissionForm,
} from "~/features/submission/submission-form";
import type { booking } from "~/locales/en/booking";
import { type Option, Select, TextArea, TextField } from "~/ui/form";
import type { BookingInput, HospitalChoice } from "./booking";

export type BookingField = keyof BookingInput;

export const BOOKING_FORM = "booking";

export interface BookingFormProps extends FormPageProps<BookingField> {
  services: Option[];
  /** The hospital whose page led here. */
  hospital: HospitalChoice | null;
  /** Countries to choose from; any other may be written. */
  destinations: string[];
  relatives: Option[];
  text: typeof booking.form & FormPageTexts;
  privacyHref: string;
}

export function BookingForm({ text, hospital, ...props }: BookingFormProps) {
  const { fields } = text;
  return (
    <SubmissionForm
      name={BOOKING_FORM}
      {...props}
      text={text}
      note={
        <p>
          {text.privacy} <a href={props.privacyHref}>{text.privacyLink}</a>
        </p>
      }
    >
      {(field) => (
        <>
          <TextField {...field("fullName")} {...fields.fullName} autoComplete="name" />
          <EmailField {...field("email")} {...fields.email} />
          <TextField
            {...field("phoneNumber")}
            {...fields.phoneNumber}
            type="tel"
            autoComplete="tel"
          />
          <TextField {...field("patientCurrentLocation")} {...fields.patientCurrentLocation} />
          <TextField
            {...field("destinationCountry")}
            {...fields.destinationCountry}
            list="destinations"
          />
          <datalist id="destinations">
            {props.destinations.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Select
            {...field("service")}
            label={fields.service.label}
            placeholder={fields.service.none}
            options={props.services}
          />
          {hospital ? (
            <Select
              {...field("hospital")}
              label={fields.hospital.label}
              placeholder={fields.hospital.none}
              options={[{ value: hospital.slug, label: hospital.name }]}
            />
          ) : null}
          <Select
            {...field("relatives")}
            label={fields.relatives.label}
            hint={fields.relatives.hint}
            placeholder={fields.relatives.none}
            options={props.relatives}
          />
          <TextArea {...field("tellUsMore")} {...fields.tellUsMore} rows={6} />
          <TickBox {...field("urgent")} {...fields.urgent} />
        </>
      )}
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
