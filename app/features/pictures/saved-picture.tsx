import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { Icon } from "~/ui/art/icons";
import { type Picture, SAVER_WIDTH, sourceFor } from "./picture";
import * as styles from "./saved-picture.css";

/** The link to a picture that readers with data saver see; it contains the description and the file size. */
export function DataSaverLink({ picture, language }: { picture: Picture; language: Language }) {
  return (
    <PictureLink
      href={sourceFor(picture, SAVER_WIDTH)}
      alt={picture.alt}
      lang={langIfOther(picture.altLanguage, language)}
      bytes={picture.saverBytes}
      language={language}
    />
  );
}

/**
 * A link to a picture. A hidden lazy picture would save no data: without JavaScript, browsers load
 * `loading="lazy"` pictures at once (HTML, "Lazy loading attributes").
 */
export function PictureLink({
  href,
  alt,
  lang,
  bytes,
  language,
}: {
  href: string;
  alt: string;
  /** Language of `alt`, if it differs from the page's. */
  lang: Language | undefined;
  /** File size; null if unknown. */
  bytes: number | null;
  language: Language;
}) {
  const { savedPicture: words } = useRootData().text.common;
  const size = bytes && `${formatNumber(Math.ceil(bytes / 1024), language)} ${words.kilobytes}`;
  return (
    <a className={styles.link} href={href}>
      <Icon name="picture" />
      <span>
        {words.show}: <span lang={lang}>{alt}</span>
        {size ? ` (${size})` : null}
      </span>
    </a>
  );
}
