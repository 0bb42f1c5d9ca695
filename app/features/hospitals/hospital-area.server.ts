import type { Database } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import type { ContentArea, PuttingBack } from "~/features/revisions/content-area.server";
import type { RevisedWords } from "~/features/revisions/revisions.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { binnedHospitals, eraseBinnedHospitals, restoreHospital } from "./hospital-bin.server";
import { HOSPITAL_KIND } from "./hospital-changes.server";
import { writeHospitalWords } from "./hospital-editing.server";
import { writeHospitalFacts } from "./hospital-facts-editing.server";
import { findHospitalRecord, recordName, revisedHospital } from "./hospital-record.server";
import { wordsOfFlat } from "./hospital-words";
import { factLabels, factsOfFlat, revisedFacts, shownFacts } from "./revised-facts.server";

/** What hospitals do with earlier words, and with their bin. */
export const hospitalArea: ContentArea = {
  kind: HOSPITAL_KIND,
  hasLanguages: true,
  labels: (language) => texts(language).hospitalEditing.fields,
  facts: {
    title: (language) => texts(language).hospitalEditing.facts.title,
    labels: factLabels,
    shown: shownFacts,
  },
  find: async (db, id, language) => {
    const hospital = await findHospitalRecord(db, id);
    if (!hospital) return null;
    const words = new Map<Language | null, RevisedWords>(
      Object.values(hospital.texts).map((text) => [text.language, revisedHospital(text)]),
    );
    words.set(null, revisedFacts(hospital, hospital));
    return { name: recordName(hospital, language), words };
  },
  putBack: async (db, by, change, now) => {
    const { recordId, language, fields, englishVersion, seenVersion } = change;
    if (language === null) return putFactsBack(db, by, change, now);
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
  bin: { list: binnedHospitals, takeOut: restoreHospital, erase: eraseBinnedHospitals },
};

/** An address that another hospital has meanwhile is not put back with the rest. */
async function putFactsBack(
  db: Database,
  by: Editor,
  { recordId: id, fields, seenVersion }: PuttingBack,
  now: Date,
) {
  const facts = factsOfFlat(fields);
  const written = { id, facts, seenVersion, kind: "content-reverted" } as const;
  const { outcome } = await writeHospitalFacts(db, by, written, now);
  if (outcome !== "slug-taken") return outcome;
  const found = await findHospitalRecord(db, id);
  if (!found) return "missing";
  const rest = { ...written, facts: { ...facts, slug: found.slug } };
  const again = await writeHospitalFacts(db, by, rest, now);
  return again.outcome === "slug-taken" ? "conflict" : again.outcome;
}
