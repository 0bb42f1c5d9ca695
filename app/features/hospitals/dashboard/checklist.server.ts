import type { ChecklistView } from "~/dashboard/checklist";
import {
  checklistView,
  languageLines,
  picturesLine,
  sampleLines,
} from "~/dashboard/checklist.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { HospitalRecord } from "../hospital-record.server";
import { missingTexts } from "../hospital-words";
import { hospitalPaths } from "./hospital-paths.server";
import { hospitalStatusIn } from "./hospital-status.server";

/** An accreditation is believed for so long (ISO 8601 dates are compared). */
const ACCREDITED_YEARS = 3;
const ENOUGH_SPECIALTIES = 3;

/**
 * What is still to be done before a hospital is fit to be seen. Nothing of it but the English holds up
 * publishing.
 *
 * @param picturesWithoutWords how many pictures lack a description in some language; null where
 *   there are no pictures
 */
export function hospitalChecklist(
  hospital: HospitalRecord,
  picturesWithoutWords: number | null,
  language: Language,
  now: Date,
): ChecklistView {
  const { checklist: text } = texts(language).hospitalEditing;
  const facts = hospitalPaths.part("facts", hospital.id, language);
  const pictures = hospitalPaths.part("pictures", hospital.id, language);
  const { accreditationBody } = hospital;
  const words = {
    isWhole: missingTexts(hospital.texts[defaultLanguage]).length === 0,
    statusOf: hospitalStatusIn(hospital),
    hrefOf: (code: Language) => hospitalPaths.record(hospital.id, language, code),
  };
  const lines = [
    ...languageLines(words, language),
    { isDone: hospital.latitude !== null, text: text.place, href: facts },
    {
      isDone: hospital.specialties.length >= ENOUGH_SPECIALTIES,
      text: text.specialties,
      href: facts,
    },
    accreditationBody === null
      ? { isDone: true, text: text.noAccreditation, href: facts }
      : { isDone: isRecent(hospital, now), text: text.accreditation, href: facts },
    picturesWithoutWords === null
      ? { isDone: false, text: text.noPictures, href: pictures }
      : picturesLine(picturesWithoutWords, pictures, language),
    ...sampleLines(hospital.sample, words.hrefOf(defaultLanguage), language),
  ];
  return checklistView(lines, language);
}

function isRecent(hospital: HospitalRecord, now: Date): boolean {
  const { accreditationAsOf, accreditationSource } = hospital;
  if (!accreditationAsOf || !accreditationSource) return false;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - ACCREDITED_YEARS);
  // of a month its last day may be meant
  const last = accreditationAsOf.length < 10 ? `${accreditationAsOf}~` : accreditationAsOf;
  return last >= limit.toISOString().slice(0, 10);
}
