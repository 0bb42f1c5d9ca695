import type { ReactNode } from "react";
import { type Language, langIfOther } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { type Picture, pictureTypes, sourceFor, sourceSet } from "./picture";
import * as styles from "./picture-image.css";
import { SavedPicture } from "./saved-picture";

/** A picture in several sizes, or its drawing. With data-saver on, a link replaces it; a decoration, its drawing. */
export function PictureImage({
  picture,
  drawing = null,
  language,
  sizes,
  className,
  isFirst = false,
  isDecoration = false,
}: {
  picture: Picture | null;
  /** Shown without a picture. */
  drawing?: ReactNode;
  language: Language;
  /** Shown width for `sizes`, e.g. "(min-width: 48rem) 33vw, 100vw". */
  sizes: string;
  className?: string;
  /** Above the fold: not lazy. */
  isFirst?: boolean;
  /** The text beside it says the same, so `alt` is empty. */
  isDecoration?: boolean;
}) {
  const { savesData } = useRootData();
  if (!picture || (savesData && isDecoration)) return drawing;
  if (savesData) return <SavedPicture picture={picture} language={language} />;
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
        loading={isFirst ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
