import { formatAsOf } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { countryName, isCountry, regionOf } from "./countries";
import { type HospitalDetails, webLink } from "./hospital";

export type HospitalProfileData = ReturnType<typeof hospitalProfile>;

export function hospitalProfile(hospital: HospitalDetails, language: Language) {
  const { specialties } = texts(language).hospitals;
  const t = translator(language);
  const { accreditation } = hospital;
  const country = isCountry(hospital.country) ? hospital.country : null;
  const pictureTexts = (alt: string, altLanguage: Language) => ({
    alt,
    lang: langIfOther(altLanguage, language),
    enlarge: t("hospitals.detail.enlarge", { picture: alt }),
  });
  return {
    ...hospital,
    region: regionOf(hospital.country),
    specialties: hospital.specialties.map((key) => ({ key, name: specialties[key] })),
    moreInCountry:
      country && t("hospitals.detail.moreInCountry", { country: countryName(country, language) }),
    accreditation: accreditation && {
      body: accreditation.body,
      asOf: formatAsOf(accreditation.asOf, language),
      source: accreditation.source,
      sourceLink: webLink(accreditation.source),
    },
    isDrawn: hospital.drawings.some(({ sample }) => sample),
    galleryItems: [
      ...hospital.gallery.map((picture) => ({
        picture,
        ...pictureTexts(picture.alt, picture.altLanguage),
      })),
      ...hospital.drawings.map((photo) => ({ photo, ...pictureTexts(photo.alt, photo.language) })),
    ],
  };
}
