import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { CityCover } from "~/ui/art/city-cover";

/** A hospital's first picture, or else a drawing of its city. */
export function HospitalCover({
  hospital: { cover, city, place: inCity },
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
  return (
    <PictureImage picture={cover} drawing={<CityCover city={city} place={inCity} />} {...place} />
  );
}
