import { type Language, langIfOther } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { type Picture, pictureTypes, sourceFor, sourceSet } from "./picture";
import * as styles from "./picture-image.css";
import { SavedPicture } from "./saved-picture";

/**
 * A picture in as many sizes as there are: the browser takes the one that it needs. Who saves data
 * has a link to it, and no decoration.
 */
export function PictureImage({
  picture,
  language,
  sizes,
  className,
  isFirst = false,
  isDecoration = false,
}: {
  picture: Picture;
  /** The page's. */
  language: Language;
  /** How wide it is shown, e.g. "(min-width: 48rem) 33vw, 100vw". */
  sizes: string;
  className?: string;
  /** Among what is seen first: not to be waited for. */
  isFirst?: boolean;
  /** The same is said beside it, so nothing is read out. */
  isDecoration?: boolean;
}) {
  const { savesData } = useRootData();
  if (savesData)
    return isDecoration ? null : <SavedPicture picture={picture} language={language} />;
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
