import type { Queryable } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { formatAsOf } from "~/locales/format";
import { type Language, langIfOther, languages } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { AreaRecord } from "../engine/area.server";
import { linesOf } from "../engine/lines";
import { asPublicRecord, type PublicRecord, publishedRecords } from "../engine/published.server";
import { shownFacts } from "../engine/revised-area.server";
import { webLink } from "../hospitals/hospital";
import { publishedHospitals } from "../hospitals/hospitals.server";
import { searchTextOf, wordsIn } from "../hospitals/search-text";
import { doctors, specialtyName } from "./area.server";

export type ListedDoctor = Awaited<ReturnType<typeof publishedDoctors>>[number];
export type DoctorCard = ReturnType<typeof doctorCard>;

/** Published doctors of published hospitals, sorted by name. Cached until content changes. */
export function publishedDoctors(db: Queryable, language: Language) {
  return cachedUntilContentChange(db, `doctors ${language}`, async () => {
    const listed = await publishedHospitals(db, language);
    const hospitals = new Map(listed.map((hospital) => [hospital.id, hospital]));
    const cards = (await publishedRecords(db, doctors, language)).flatMap((doctor) => {
      const hospital = hospitals.get(doctor.facts.hospital_id);
      if (!hospital) return [];
      return {
        ...doctorCard(doctor, hospital, language),
        specialtyKey: doctor.facts.specialty,
        country: hospital.country,
        spoken: linesOf(doctor.facts.languages),
      };
    });
    const { compare } = new Intl.Collator(language);
    return cards.sort((one, other) => compare(one.name, other.name));
  });
}

/** A doctor's public card. @param hospital null for a draft whose hospital is not public */
function doctorCard(
  { id, words, facts, ...doctor }: PublicRecord<typeof doctors>,
  hospital: { slug: string; name: string; location: string; language: Language } | null,
  language: Language,
) {
  const t = translator(language);
  const { languages: spoken } = shownFacts(doctors, facts, language);
  const { registration: number, registration_as_of: asOf } = facts;
  const [link, source] = [facts.registration_link, facts.registration_source].map(webLink);
  return {
    id,
    name: words.name,
    about: words.about,
    lang: langIfOther(doctor.language, language),
    sample: doctor.sample,
    specialty: specialtyName(facts.specialty, language),
    speaks: spoken ? t("doctorList.speaks", { languages: spoken }) : "",
    hospital: hospital && {
      slug: hospital.slug,
      name: hospital.name,
      location: hospital.location,
      lang: langIfOther(hospital.language, language),
      href: paths.hospital(hospital.slug, language),
    },
    // the registration is shown only if it is complete
    registration:
      number && asOf && link && source
        ? {
            number: t("doctorList.registered", { number }),
            asOf: t("doctorList.asOf", { day: formatAsOf(asOf, language) }),
            link: link.href,
            source: source.href,
          }
        : null,
    bookingHref: paths.booking(language, {
      service: "doctor-appointment",
      hospital: hospital?.slug,
      doctor: id,
    }),
  };
}

export function doctorTexts(language: Language) {
  const { common, doctorList: text } = texts(language);
  const { ask, register, source, registrationNone } = text;
  return { ask, register, source, registrationNone, sample: common.sample };
}

/** Renders a draft as the list shows it. */
export async function doctorPreview({ db }: Context, found: AreaRecord, language: Language) {
  const doctor = await asPublicRecord(db, doctors, found, language);
  const listed = await publishedHospitals(db, language);
  const hospital = listed.find(({ id }) => id === doctor.facts.hospital_id) ?? null;
  return {
    title: texts(language).doctorList.title,
    doctors: [doctorCard(doctor, hospital, language)],
    text: doctorTexts(language),
  };
}

/** Number of doctors shown on a hospital's page, or above the hospitals in search results. */
const MAX_DOCTORS = 3;

/** The first doctors of a hospital and a link to the list of doctors; null if it has none. */
export async function doctorsOfHospital(db: Queryable, slug: string, language: Language) {
  const all = await publishedDoctors(db, language);
  const atHospital = all.filter(({ hospital }) => hospital?.slug === slug);
  if (atHospital.length === 0) return null;
  const { doctorList } = texts(language);
  return {
    title: doctorList.here,
    // the page already names the hospital
    doctors: atHospital.slice(0, MAX_DOCTORS).map((doctor) => ({ ...doctor, hospital: null })),
    more: {
      href: paths.doctors(language, atHospital.length > MAX_DOCTORS ? { hospital: slug } : {}),
      label: doctorList.all,
    },
    text: doctorTexts(language),
  };
}

/**
 * The first doctors whose name in any language matches all search words; null if there are none, or
 * if no search word is longer than two letters.
 */
export async function doctorsNamed(db: Queryable, searched: string, language: Language) {
  const words = wordsIn(searchTextOf(searched));
  if (!words.some((word) => word.length > 2)) return null;
  const ids = new Set<string>();
  for (const nameLanguage of languages) {
    for (const { id, name } of await publishedDoctors(db, nameLanguage)) {
      const nameWords = wordsIn(searchTextOf(name));
      if (words.every((word) => nameWords.some((part) => part.startsWith(word)))) ids.add(id);
    }
  }
  const found = (await publishedDoctors(db, language)).filter(({ id }) => ids.has(id));
  if (found.length === 0) return null;
  const title = texts(language).doctorList.found;
  return { title, doctors: found.slice(0, MAX_DOCTORS), more: null, text: doctorTexts(language) };
}

/** The doctor's name if the doctor is public and works at the hospital, otherwise null. */
export async function doctorNameAt(
  db: Queryable,
  id: string,
  hospitalSlug: string | undefined,
  language: Language,
): Promise<string | null> {
  const found = (await publishedDoctors(db, language)).find((doctor) => doctor.id === id);
  return found && found.hospital?.slug === hospitalSlug ? found.name : null;
}
