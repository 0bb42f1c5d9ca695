import type { booking } from "~/locales/en/booking";
import { type Option, Select, TextField } from "~/ui/form/controls";
import { MoreFields } from "~/ui/form/more-fields";
import type { BookingInput } from "./booking";

/** What may be chosen from, in the words of the page. */
export interface BookingChoices {
  services: Option[];
  /** Countries to choose from; any other may be written. */
  destinations: string[];
  passports: Option[];
  breathing: Option[];
  relatives: Option[];
}

const names = [
  "patientCurrentLocation",
  "destinationCountry",
  "service",
  "hospital",
  "patientAge",
  "relation",
  "passport",
  "breathingHelp",
  "relatives",
  "bestTimeToCall",
] as const satisfies readonly (keyof BookingInput)[];

/** All that a family may add to who it is and what has happened. */
export function BookingMoreFields({
  text,
  hospitals,
  ...choices
}: BookingChoices & { text: typeof booking.form; hospitals: Option[] }) {
  const { fields } = text;
  return (
    <MoreFields {...text.more} names={names}>
      <TextField name="patientCurrentLocation" {...fields.patientCurrentLocation} />
      <DestinationField {...fields.destinationCountry} destinations={choices.destinations} />
      <Select
        name="service"
        label={fields.service.label}
        placeholder={fields.service.none}
        options={choices.services}
      />
      {hospitals.length > 0 ? (
        <Select
          name="hospital"
          label={fields.hospital.label}
          placeholder={fields.hospital.none}
          options={hospitals}
        />
      ) : null}
      <TextField name="patientAge" {...fields.patientAge} />
      <TextField name="relation" {...fields.relation} />
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
        hint={fields.relatives.hint}
        placeholder={fields.relatives.none}
        options={choices.relatives}
      />
      <TextField name="bestTimeToCall" {...fields.bestTimeToCall} />
    </MoreFields>
  );
}

/** A country, to be chosen from those that we know or written. */
export function DestinationField({
  destinations,
  ...props
}: {
  label: string;
  hint?: string;
  autoComplete?: string;
  destinations: readonly string[];
}) {
  return (
    <>
      <TextField name="destinationCountry" {...props} list="destinations" />
      <datalist id="destinations">
        {destinations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
