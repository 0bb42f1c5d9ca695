import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { CityCover } from "~/ui/art/city-cover";

/** A hospital's first picture, or a drawing of its city if it has none. */
export function HospitalCover({
  hospital: { cover, city, indexInCity },
  ...imageProps
}: {
  hospital: { cover: Picture | null; city: string; indexInCity: number };
  language: Language;
  sizes: string;
  /** True if the picture is above the fold. */
  isAboveFold?: boolean;
  /** True if the text beside the picture names the hospital, so that `alt` is empty. */
  isDecoration?: boolean;
}) {
  return (
    <PictureImage
      picture={cover}
      drawing={<CityCover city={city} place={indexInCity} />}
      {...imageProps}
    />
  );
}
