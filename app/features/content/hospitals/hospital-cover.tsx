import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { CityCover } from "~/ui/art/city-cover";

/** A hospital's first picture, or else a drawing of its city. */
export function HospitalCover({
  hospital: { cover, city, place: inCity },
  language,
  sizes,
  ...place
}: {
  hospital: { cover: Picture | null; city: string; place: number };
  language: Language;
  sizes: string;
  /** Above the fold. */
  isFirst?: boolean;
  /** The hospital's name says the same. */
  isDecoration?: boolean;
}) {
  const { savesData } = useRootData();
  if (!cover || (savesData && place.isDecoration)) return <CityCover city={city} place={inCity} />;
  return <PictureImage picture={cover} language={language} sizes={sizes} {...place} />;
}
