import { data } from "@remix-run/node";
import { publicationView } from "~/dashboard/publication.server";
import { languageMarks, writtenLanguage } from "~/dashboard/translations.server";
import { olderNotice } from "~/dashboard/words-editor.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { markNewEnglish } from "~/features/revisions/new-english.server";
import { formatAsOf } from "~/locales/format";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import { countryName } from "../countries";
import { wordsSchema } from "../hospital.schema";
import { HOSPITAL_KIND } from "../hospital-changes.server";
import { countPhotosWithoutWords } from "../hospital-photos.server";
import { findHospitalRecord, type HospitalRecord, recordName } from "../hospital-record.server";
import { missingTexts } from "../hospital-words";
import { cityName } from "../map-place";
import { factLabels } from "../revised-facts.server";
import { hospitalChecklist } from "./checklist.server";
import {
  editedLists,
  hospitalDefaults,
  hospitalLabels,
  lineFieldViews,
  textFieldViews,
} from "./hospital-fields.server";
import { hospitalPaths } from "./hospital-paths.server";
import { hospitalStatusIn } from "./hospital-status.server";

/**
 * What every page about one hospital's words is loaded with.
 *
 * @throws a 404 page for a hospital, or a language, that is not there
 */
export async function loadHospital(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const hospital = await findHospitalRecord(context.db, id);
  if (!hospital) throw data(null, { status: 404 });
  const events = await recordHistory(context.db, { kind: HOSPITAL_KIND, id });
  const { hospitalEditing, editing, common } = texts(language);
  const labels = { ...factLabels(language), ...hospitalEditing.fields };
  const record = { kind: HOSPITAL_KIND, id, labels } as const;
  const now = context.now();
  const view = wordsView(hospital, written, language, now);
  const own = hospital.texts[written];
  const photos = await countPhotosWithoutWords(context.db, id);
  return {
    meta: { title: recordName(hospital, language) },
    view: {
      ...view,
      fields: await markNewEnglish(context.db, record, own, view.fields),
      publication: statusView(hospital, language, now),
      // as its readers see it
      preview: hospitalPaths.part("preview", id, written),
      checklist: hospitalChecklist(hospital, photos, language, now),
      facts: factLines(hospital, language),
      history: recordHistoryLines(events, language, record),
    },
    text: { ...editing, sample: common.sample, area: hospitalEditing },
  };
}

export type HospitalEditing = Awaited<ReturnType<typeof loadHospital>>;

function wordsView(hospital: HospitalRecord, written: Language, language: Language, now: Date) {
  const { id } = hospital;
  const t = translator(language);
  const statusOf = hospitalStatusIn(hospital);
  const own = hospital.texts[written];
  const english = hospital.texts[defaultLanguage];
  const { isOlder } = statusOf(written);
  const isEnglish = written === defaultLanguage;
  return {
    name: recordName(hospital, language),
    crumbs: [{ href: hospitalPaths.list(language), label: texts(language).hospitalEditing.title }],
    tabs: languageMarks(statusOf, language).map((mark) => ({
      ...mark,
      href: hospitalPaths.record(id, language, mark.code),
      current: mark.code === written,
    })),
    written,
    fields: [
      ...textFieldViews(hospital, written, language),
      ...(isEnglish ? [] : lineFieldViews(hospital, written, language)),
    ],
    lists: isEnglish ? editedLists(language) : [],
    labels: hospitalLabels(language),
    words: hospitalDefaults(hospital, written),
    rules: formRulesOf(wordsSchema(written)),
    seen: {
      version: String(own?.version ?? 0),
      english: String(english?.version ?? 0),
      openedAt: now.toISOString(),
    },
    toWrite: t("editing.toWrite", { language: languageNames[written] }),
    older: isOlder ? olderNotice(english, language) : undefined,
    hasGaps: missingTexts(own).length > 0 && !isEnglish,
    paths: {
      record: hospitalPaths.record(id, language, written),
      facts: hospitalPaths.part("facts", id, language),
      deletion: hospitalPaths.part("deletion", id, language),
      pictures: hospitalPaths.part("pictures", id, language),
      revisions: hospitalPaths.revisions(id, language, written),
    },
  };
}

function statusView(hospital: HospitalRecord, language: Language, now: Date) {
  const more = {
    isComplete: missingTexts(hospital.texts[defaultLanguage]).length === 0,
    openedAt: now.toISOString(),
    action: hospitalPaths.part("publication", hospital.id, language),
    sitePath: paths.hospital(hospital.slug, language),
  };
  return publicationView(hospital, more, language);
}

/** What is the same in every language, to read. */
function factLines(hospital: HospitalRecord, language: Language) {
  const { hospitals, hospitalEditing } = texts(language);
  const { facts } = hospitalEditing;
  const { accreditationBody: body, accreditationAsOf: asOf } = hospital;
  const named = hospital.specialties.map((key) => hospitals.specialties[key]).join(", ");
  return [
    {
      term: facts.city,
      value: `${cityName(hospital.city)}, ${countryName(hospital.country, language) || hospital.country}`,
    },
    { term: facts.specialties, value: named || facts.none },
    {
      term: facts.accreditationBody,
      value: body
        ? [body, asOf && formatAsOf(asOf, language)].filter(Boolean).join(", ")
        : facts.none,
    },
    { term: facts.slug, value: paths.hospital(hospital.slug, defaultLanguage) },
  ];
}

/** Back to a hospital's page, with word of what was done there. */
export function backToHospital(
  context: Context,
  id: string,
  language: Language,
  key: TextKey,
  written?: Language,
) {
  const flash = { key, variant: "success" } as const;
  return redirectWithToast(context, hospitalPaths.record(id, language, written), flash);
}
