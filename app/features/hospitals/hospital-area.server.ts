import type { ContentArea } from "~/features/revisions/content-area.server";
import type { RevisedWords } from "~/features/revisions/revisions.server";
import { putFactsBack, revisedFacts } from "~/features/worded-content/facts.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { hospitalBin } from "./hospital-bin.server";
import { HOSPITAL_KIND } from "./hospital-changes.server";
import { writeHospitalWords } from "./hospital-editing.server";
import { writeHospitalFacts } from "./hospital-facts-editing.server";
import { findHospitalRecord, recordName, revisedHospital } from "./hospital-record.server";
import { wordsOfFlat } from "./hospital-words";
import { factLabels, flatFacts, shownFacts } from "./revised-facts.server";

/** What hospitals do with earlier words, and with their bin. */
export const hospitalArea: ContentArea = {
  kind: HOSPITAL_KIND,
  hasLanguages: true,
  labels: (language) => texts(language).hospitalEditing.fields,
  facts: {
    title: (language) => texts(language).hospitalEditing.facts.title,
    labels: factLabels,
    shown: shownFacts,
    page: "facts",
  },
  find: async (db, id, language) => {
    const hospital = await findHospitalRecord(db, id);
    if (!hospital) return null;
    const words = new Map<Language | null, RevisedWords>(
      Object.values(hospital.texts).map((text) => [text.language, revisedHospital(text)]),
    );
    words.set(null, revisedFacts(flatFacts(hospital), hospital));
    return { name: recordName(hospital, language), words };
  },
  putBack: async (db, by, change, now) => {
    const { recordId, language, fields, englishVersion, seenVersion } = change;
    if (language === null) {
      return putFactsBack((facts) => writeHospitalFacts(db, by, facts, now), change);
    }
    const written = {
      id: recordId,
      language,
      words: wordsOfFlat(fields),
      seenVersion,
      seenEnglish: englishVersion,
      kind: "content-reverted",
    } as const;
    return (await writeHospitalWords(db, by, written, now)).outcome;
  },
  bin: hospitalBin,
};
