import { metaImageOf } from "~/features/pictures/picture";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { drawnImage } from "~/server/drawn-image.server";
import { texts } from "~/server/i18n.server";
import { breadcrumbs, hospital as hospitalData } from "~/site/structured-data";
import type { HospitalDetails, Specialty } from "./hospital";
import { findHospital } from "./hospital-details.server";
import { hospitalProfile } from "./hospital-profile.server";

export type HospitalPageData = NonNullable<Awaited<ReturnType<typeof hospitalPage>>>;

/** One hospital; null if there is none. */
export async function hospitalPage(context: Context, slug: string, language: Language) {
  const found = await findHospital(context.db, slug, language);
  return found && hospitalPageOf(context, found, language);
}

/** The page of a hospital that is already loaded. */
export function hospitalPageOf(context: Context, found: HospitalDetails, language: Language) {
  const { common, booking, hospitals: text } = texts(language);
  const hospital = hospitalProfile(found, language);
  const crumbs = [
    { href: paths.home(language), label: common.nav.home },
    { href: paths.hospitals(language), label: common.nav.hospitals },
  ];
  const self = { href: paths.hospital(hospital.slug, language), label: hospital.name };
  const origin = context.env.publicUrl;
  const image = found.cover && metaImageOf(found.cover);
  return {
    language,
    meta: {
      title: hospital.name,
      description: hospital.bio,
      image: image ?? drawnImage("hospitals", language),
    },
    hospital,
    crumbs,
    jsonLd: [
      hospitalData({
        name: hospital.name,
        description: hospital.bio,
        url: origin + self.href,
        address: hospital.inEnglish.address,
        images: [found.cover, ...found.gallery].flatMap((picture) =>
          picture ? [origin + metaImageOf(picture).path] : [],
        ),
        country: hospital.region,
        website: hospital.website?.href,
        coordinates: hospital.coordinates,
        specialties: found.specialties.flatMap((key) => medicalSpecialties[key] ?? []),
      }),
      breadcrumbs(origin, [...crumbs, self]),
    ],
    text: {
      breadcrumbs: common.breadcrumbs,
      close: common.close,
      sample: common.sample,
      notInLanguage: common.notInLanguage,
      noPartnership: text.noPartnership,
      detail: text.detail,
      callBack: booking.callBack.title,
    },
  };
}

/** https://schema.org/MedicalSpecialty; specialties without an equivalent are left out. */
const medicalSpecialties: Partial<Record<Specialty, string>> = {
  cardiology: "Cardiovascular",
  oncology: "Oncologic",
  neurology: "Neurologic",
  orthopedics: "Musculoskeletal",
  nephrology: "Renal",
  gastroenterology: "Gastroenterologic",
  pediatrics: "Pediatric",
  "womens-health": "Gynecologic",
  pulmonology: "Pulmonary",
  diabetes: "Endocrine",
  "general-surgery": "Surgical",
};
