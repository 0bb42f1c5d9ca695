import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./gallery.css";
import type { HospitalPhoto } from "./hospital";

/** Works without a script: the dialog is the browser's own popover, or else the file itself. */
export function Gallery({
  photos,
  text,
}: {
  photos: readonly (HospitalPhoto & { enlarge: string; lang: Language | undefined })[];
  text: { close: string };
}) {
  return (
    <Grid cell="medium">
      {photos.map(({ file, width, height, alt, enlarge, lang }, index) => {
        const id = `photo-${index + 1}`;
        const src = paths.media(file);
        const picture = { src, width, height, alt, loading: "lazy", decoding: "async" } as const;
        return (
          <figure className={styles.picture} key={file}>
            <a className={styles.link} href={src}>
              <img {...picture} alt={alt} lang={lang} />
            </a>
            <button type="button" className={styles.open} {...opens(id)}>
              <img {...picture} alt="" />
              <span className={visuallyHidden}>{enlarge}</span>
            </button>
            <div className={styles.large} id={id} {...popover}>
              <img {...picture} alt="" />
              <p lang={lang}>{alt}</p>
              <Button type="button" variant="quiet" icon="close" {...closes(id)}>
                {text.close}
              </Button>
            </div>
          </figure>
        );
      })}
    </Grid>
  );
}

// React 18 writes these attributes but does not know them
const popover: Record<string, string> = { popover: "" };
const opens = (id: string): Record<string, string> => ({ popovertarget: id });
const closes = (id: string): Record<string, string> => ({
  popovertarget: id,
  popovertargetaction: "hide",
});
