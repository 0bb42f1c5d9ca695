import type { ReactNode } from "react";
import { type Language, langIfOther } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { type Picture, pictureTypes, sourceFor, sourceSet } from "./picture";
import * as styles from "./picture-image.css";
import { DataSaverLink } from "./saved-picture";

/**
 * A responsive picture, or a drawing if there is none. With data saver on, a link replaces pictures, and the
 * drawing replaces decorations.
 */
export function PictureImage({
  picture,
  drawing = null,
  language,
  sizes,
  className,
  isAboveFold = false,
  isDecoration = false,
}: {
  picture: Picture | null;
  /** Shown if there is no picture. */
  drawing?: ReactNode;
  language: Language;
  /** The value of the `sizes` attribute, such as "(min-width: 48rem) 33vw, 100vw". */
  sizes: string;
  className?: string;
  /** True if the picture is above the fold, so that it is not loaded lazily. */
  isAboveFold?: boolean;
  /** True if the text beside the picture says the same, so that `alt` is empty. */
  isDecoration?: boolean;
}) {
  const { usesDataSaver } = useRootData();
  if (!picture || (usesDataSaver && isDecoration)) return drawing;
  if (usesDataSaver) return <DataSaverLink picture={picture} language={language} />;
  return (
    <picture>
      <source type={pictureTypes.avif} srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={sourceFor(picture, 640)}
        srcSet={sourceSet(picture, "jpg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={isDecoration ? "" : picture.alt}
        lang={isDecoration ? undefined : langIfOther(picture.altLanguage, language)}
        loading={isAboveFold ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
