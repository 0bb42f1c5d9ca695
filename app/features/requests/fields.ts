import type { RequestFacts, RequestKind } from "#db/tables/requests";
import { RELATIVES } from "~/constants";
import type { ValidationKey } from "~/server/returned-form.server";
import { serviceKeys } from "~/service-keys";

export type FactColumn = keyof RequestFacts;

/** The control that asks for a fact. `fields.schema.ts` parses the value, `facts.ts` has the type of the value. */
export type Control =
  | { is: "line"; max: number; autoComplete?: "name"; suggests?: "destinations" }
  | { is: "words"; max: number }
  | { is: "phone" }
  | { is: "email" }
  /** `words`: the dictionary section with the labels. */
  | { is: "choice"; of: readonly string[]; words: "services" | "own" }
  | { is: "number"; of: readonly number[] }
  | { is: "age"; max: number }
  /** Stored by slug if it is one of our hospitals. */
  | { is: "hospital"; max: number }
  | { is: "urgency" };

export interface FormPlacement {
  /** Position in the form. */
  at: number;
  /** The field's name; it must never change, because phones store unsent forms with it. */
  name: string;
  /** The error for an empty field; if missing, the field is optional. */
  required?: ValidationKey;
  invalid?: ValidationKey;
  /** Number of visible lines of a multi-line field. */
  rows?: number;
  /** Shown beside its neighbour if there is room. */
  paired?: true;
  /** Folded away, below the other fields. */
  folded?: true;
  /** True if only coordinators fill it in; no public form has it. */
  atDesk?: true;
}

export interface Field {
  control: Control;
  /** A booking asks for every fact; its field name is the fact's key in code. */
  asked: { booking: FormPlacement } & { [Kind in RequestKind]?: FormPlacement };
  correctable: boolean;
}

const NAME_MAX = 120;
const WORDS_MAX = 5000;

/** All facts of a request, in the order in which pages show them. */
export const fields = {
  full_name: {
    control: { is: "line", max: NAME_MAX, autoComplete: "name" },
    asked: {
      booking: { at: 3, name: "fullName", required: "fullNameRequired", paired: true },
      message: { at: 1, name: "name", required: "nameRequired" },
      call_back: { at: 3, name: "fullName" },
    },
    correctable: true,
  },
  phone_number: {
    control: { is: "phone" },
    asked: {
      booking: { at: 2, name: "phoneNumber", required: "phoneRequired", paired: true },
      message: { at: 3, name: "phone" },
      call_back: { at: 2, name: "phoneNumber", required: "phoneRequired" },
    },
    correctable: true,
  },
  email: {
    control: { is: "email" },
    asked: {
      booking: {
        at: 4,
        name: "email",
        required: "validEmailRequired",
        invalid: "validEmailRequired",
      },
      message: { at: 2, name: "email", required: "emailRequired", invalid: "emailInvalid" },
    },
    correctable: true,
  },
  patient_name: {
    control: { is: "line", max: NAME_MAX },
    asked: { booking: { at: 5, name: "patientName", atDesk: true } },
    correctable: true,
  },
  patient_current_location: {
    control: { is: "line", max: 200 },
    asked: { booking: { at: 6, name: "patientCurrentLocation", folded: true } },
    correctable: true,
  },
  destination_country: {
    control: { is: "line", max: 120, suggests: "destinations" },
    asked: { booking: { at: 7, name: "destinationCountry", folded: true } },
    correctable: true,
  },
  service: {
    control: { is: "choice", of: serviceKeys, words: "services" },
    asked: { booking: { at: 8, name: "service", invalid: "choiceUnknown", folded: true } },
    correctable: true,
  },
  hospital: {
    control: { is: "hospital", max: 120 },
    asked: { booking: { at: 9, name: "hospital", folded: true } },
    correctable: true,
  },
  patient_age: {
    // a longer text cannot be an age
    control: { is: "age", max: 40 },
    asked: { booking: { at: 10, name: "patientAge", folded: true } },
    correctable: true,
  },
  relation: {
    control: { is: "line", max: 80 },
    asked: { booking: { at: 11, name: "relation", folded: true } },
    correctable: true,
  },
  passport: {
    control: { is: "choice", of: ["yes", "no"], words: "own" },
    asked: { booking: { at: 12, name: "passport", invalid: "choiceUnknown", folded: true } },
    correctable: true,
  },
  breathing_help: {
    control: { is: "choice", of: ["none", "oxygen", "ventilator"], words: "own" },
    asked: { booking: { at: 13, name: "breathingHelp", invalid: "choiceUnknown", folded: true } },
    correctable: true,
  },
  relatives: {
    control: { is: "number", of: Array.from({ length: RELATIVES.max + 1 }, (_, count) => count) },
    asked: { booking: { at: 14, name: "relatives", invalid: "relativesRange", folded: true } },
    correctable: true,
  },
  best_time_to_call: {
    control: { is: "line", max: 120 },
    asked: { booking: { at: 15, name: "bestTimeToCall", folded: true } },
    correctable: true,
  },
  urgent: {
    control: { is: "urgency" },
    asked: { booking: { at: 1, name: "urgent" }, call_back: { at: 1, name: "urgent" } },
    correctable: true,
  },
  tell_us_more: {
    control: { is: "words", max: WORDS_MAX },
    asked: {
      booking: { at: 5, name: "tellUsMore", rows: 3 },
      message: { at: 4, name: "message", required: "messageRequired", rows: 7 },
      call_back: { at: 4, name: "tellUsMore", rows: 3 },
    },
    // the family's own text is never corrected
    correctable: false,
  },
} as const satisfies Record<FactColumn, Field>;
