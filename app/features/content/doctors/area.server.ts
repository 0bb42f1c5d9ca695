import type { Queryable } from "#db/connection.server";
import { areaTexts } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import { spokenLanguages, spokenNames } from "~/locales/spoken-languages";
import { paths } from "~/paths";
import { fillIn, texts } from "~/server/i18n.server";
import { type AreaRecord, defineArea } from "../engine/area.server";
import { isRecent } from "../hospitals/area.server";
import { specialties } from "../hospitals/hospital";
import {
  everyHospital,
  namedHospitals,
  publishedHospitalsAmong,
} from "../hospitals/hospital-choice.server";

/** Doctors whom families may request. A doctor is public only if the hospital is public. */
export const doctors = defineArea({
  key: "doctors",
  table: "doctors",
  texts: "doctor_texts",
  icon: "stethoscope",
  text: areaTexts.doctors,
  words: {
    name: { kind: "line", max: 120, required: "nameRequired" },
    about: { kind: "sentence", max: 300, optional: true },
  },
  facts: {
    hospital_id: { kind: "record", options: hospitalOptions, required: "choiceUnknown" },
    specialty: {
      kind: "choice",
      of: specialties,
      names: (language) => texts(language).hospitals.specialties,
      required: "choiceUnknown",
    },
    languages: { kind: "set", of: spokenLanguages, names: spokenNames },
    registration: { kind: "line", max: 60 },
    registration_link: { kind: "link" },
    registration_as_of: { kind: "day", past: "hospitals.editing.asOfFuture" },
    registration_source: { kind: "link" },
  },
  nameField: "name",
  allOrNone: [
    {
      of: ["registration", "registration_link", "registration_as_of", "registration_source"],
      error: "doctorList.registrationWhole",
    },
  ],
  publication: {
    hiddenReason: async (db, { facts }, language) => {
      const { isShown, text } = await hospitalCheck(db, facts.hospital_id ?? "", language);
      return isShown ? null : text;
    },
  },
  checks: checksOf,
  list: {
    filter: "specialty",
    more: ({ facts }, language) => specialtyName(facts.specialty ?? "", language),
  },
  site: (_, language) => paths.doctors(language),
});

export function specialtyName(specialty: string, language: Language): string {
  const names: Record<string, string> = texts(language).hospitals.specialties;
  return names[specialty] ?? "";
}

/** All hospitals as options; a mark shows those that are not public. */
async function hospitalOptions(db: Queryable, language: Language) {
  const { hiddenHospital } = areaTexts.doctors[language];
  return (await everyHospital(db, language)).map(({ id, name, isPublic }) => ({
    value: id,
    label: isPublic ? name : fillIn(hiddenHospital, { hospital: name }, language),
  }));
}

/** A checklist line with the state of the doctor's hospital. */
async function hospitalCheck(db: Queryable, id: string, language: Language) {
  const { hospitalShown, hospitalHidden, hospitalErased } = areaTexts.doctors[language].checks;
  const isShown = (await publishedHospitalsAmong(db, [id], language)).size > 0;
  if (isShown) return { isShown, text: hospitalShown };
  const isThere = (await namedHospitals(db, [id], language)).size > 0;
  return { isShown, text: isThere ? hospitalHidden : hospitalErased };
}

async function checksOf({ facts }: AreaRecord, language: Language, now: Date, db: Queryable) {
  const { checks } = areaTexts.doctors[language];
  const { hospital_id = "", registration, registration_as_of } = facts;
  const { isShown, text } = await hospitalCheck(db, hospital_id, language);
  const lines = [
    { isDone: isShown, text },
    registration
      ? { isDone: isRecent(registration_as_of, now), text: checks.registration }
      : { isDone: true, text: checks.noRegistration },
  ];
  return lines.map((line) => ({ ...line, part: "facts" as const }));
}
