import type { ContentArea } from "~/features/revisions/content-area.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { binnedHospitals, eraseBinnedHospitals, restoreHospital } from "./hospital-bin.server";
import { HOSPITAL_KIND } from "./hospital-changes.server";
import { writeHospitalWords } from "./hospital-editing.server";
import { findHospitalRecord, recordName, revisedHospital } from "./hospital-record.server";
import { wordsOfFlat } from "./hospital-words";

/** What hospitals do with earlier words, and with their bin. */
export const hospitalArea: ContentArea = {
  kind: HOSPITAL_KIND,
  hasLanguages: true,
  labels: (language) => texts(language).hospitalEditing.fields,
  find: async (db, id, language) => {
    const hospital = await findHospitalRecord(db, id);
    return (
      hospital && {
        name: recordName(hospital, language),
        words: new Map(
          Object.values(hospital.texts).map((text) => [
            text.language as Language | null,
            revisedHospital(text),
          ]),
        ),
      }
    );
  },
  putBack: async (db, by, change, now) => {
    const { recordId, language, fields, englishVersion, seenVersion } = change;
    const written = {
      id: recordId,
      language: language ?? defaultLanguage,
      words: wordsOfFlat(fields),
      seenVersion,
      seenEnglish: englishVersion,
      kind: "content-reverted",
    } as const;
    return (await writeHospitalWords(db, by, written, now)).outcome;
  },
  bin: { list: binnedHospitals, takeOut: restoreHospital, erase: eraseBinnedHospitals },
};
