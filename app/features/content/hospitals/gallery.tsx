import type { Picture } from "~/features/pictures/picture";
import { sourceFor } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import { DataSaverLink, PictureLink } from "~/features/pictures/saved-picture";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./gallery.css";
import type { HospitalDrawing } from "./hospital";

/** A picture in a hospital's gallery, or a drawing of a sample hospital. */
export type GalleryPhoto = {
  alt: string;
  /** Language of `alt`, if it differs from the page's. */
  lang: Language | undefined;
  /** Label of the button that enlarges it. */
  enlarge: string;
} & ({ picture: Picture } | { photo: HospitalDrawing });

/** Display widths for the `sizes` attribute, in the gallery and enlarged. */
const SMALL = "(min-width: 60rem) 360px, (min-width: 37.5rem) 50vw, 100vw";
const LARGE = "min(96vw, 1200px)";

/** Works without JavaScript: a picture opens a native popover, or links to its file. */
export function Gallery({
  photos,
  language,
  text,
}: {
  photos: readonly GalleryPhoto[];
  language: Language;
  text: { close: string };
}) {
  const { usesDataSaver } = useRootData();
  return (
    <Grid cell="three">
      {photos.map((item, index) => {
        if (usesDataSaver)
          return <DataSaverPhoto key={addressOf(item)} item={item} language={language} />;
        const id = `photo-${index + 1}`;
        const photoProps = { item, language, isDecoration: true };
        return (
          <figure className={styles.picture} key={addressOf(item)}>
            <a className={styles.link} href={addressOf(item)}>
              <Photo item={item} language={language} sizes={SMALL} />
            </a>
            <button type="button" className={styles.opener} {...openerProps(id)}>
              <Photo {...photoProps} sizes={SMALL} />
              <span className={visuallyHidden}>{item.enlarge}</span>
            </button>
            <div className={styles.large} id={id} {...popover}>
              <Photo {...photoProps} sizes={LARGE} />
              <p lang={item.lang}>{item.alt}</p>
              <Button type="button" variant="quiet" icon="close" {...closerProps(id)}>
                {text.close}
              </Button>
            </div>
          </figure>
        );
      })}
    </Grid>
  );
}

function Photo({
  item,
  isDecoration = false,
  ...imageProps
}: {
  item: GalleryPhoto;
  language: Language;
  sizes: string;
  isDecoration?: boolean;
}) {
  if ("picture" in item) {
    return <PictureImage picture={item.picture} isDecoration={isDecoration} {...imageProps} />;
  }
  const { file, width, height } = item.photo;
  return (
    <img
      src={paths.media(file)}
      width={width}
      height={height}
      alt={isDecoration ? "" : item.alt}
      lang={isDecoration ? undefined : item.lang}
      loading="lazy"
      decoding="async"
    />
  );
}

function DataSaverPhoto({ item, language }: { item: GalleryPhoto; language: Language }) {
  if ("picture" in item) return <DataSaverLink picture={item.picture} language={language} />;
  const { alt, lang } = item;
  return (
    <PictureLink href={addressOf(item)} alt={alt} lang={lang} bytes={null} language={language} />
  );
}

/** The address of the whole picture. */
function addressOf(item: GalleryPhoto): string {
  return "picture" in item
    ? sourceFor(item.picture, item.picture.width)
    : paths.media(item.photo.file);
}

// React 18 renders these attributes, but its types do not include them
const popover: Record<string, string> = { popover: "" };
const openerProps = (id: string): Record<string, string> => ({ popovertarget: id });
const closerProps = (id: string): Record<string, string> => ({
  popovertarget: id,
  popovertargetaction: "hide",
});
