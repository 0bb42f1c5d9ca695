import type { Generated } from "kysely";
import type { Lines, Words } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface Doctors extends RecordRow {
  /** The hospital may no longer exist. Families see only doctors of published hospitals. */
  hospital_id: string;
  specialty: string;
  /** Languages they speak (ISO 639-1). */
  languages: Generated<Lines>;
  /** The number in the register of a medical council. */
  registration: Words;
  registration_link: Words;
  /** `2026-03-17`. */
  registration_as_of: Words;
  registration_source: Words;
}

export interface DoctorTexts extends TextRow {
  name: Words;
  about: Words;
}

export const doctors = {
  owner: "features/content/doctors",
  tables: {
    doctors: recordTable<Doctors>()({
      kept: {
        "a hospital's doctor is published": [
          "hospital_id",
          "specialty",
          "languages",
          "registration",
          "registration_link",
          "registration_as_of",
          "registration_source",
        ],
      },
    }),
    doctor_texts: textTable<DoctorTexts>()({
      kept: { "a hospital's doctor is published": ["name", "about"] },
    }),
  },
};
