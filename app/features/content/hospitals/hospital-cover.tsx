import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { CityCover } from "~/ui/art/city-cover";

/** What stands above a hospital's name: its first picture, or else its city as we draw it. */
export function HospitalCover({
  hospital: { cover, city, place: inCity },
  language,
  sizes,
  ...place
}: {
  hospital: { cover: Picture | null; city: string; place: number };
  /** The page's. */
  language: Language;
  sizes: string;
  /** Among what is seen first. */
  isFirst?: boolean;
  /** The hospital's name says what it is of. */
  isDecoration?: boolean;
}) {
  const { savesData } = useRootData();
  if (!cover || (savesData && place.isDecoration)) return <CityCover city={city} place={inCity} />;
  return <PictureImage picture={cover} language={language} sizes={sizes} {...place} />;
}
