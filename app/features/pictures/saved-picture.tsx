import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { Icon } from "~/ui/art/icons";
import { type Picture, SAVER_WIDTH, sourceFor } from "./picture";
import * as styles from "./saved-picture.css";

/** A picture for a reader who saves data: a link to it that says what it shows and how much it takes. */
export function SavedPicture({ picture, language }: { picture: Picture; language: Language }) {
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
 * Not the picture itself with `loading="lazy"` in something folded: a browser whose scripts are turned
 * off fetches that at once (HTML, "Lazy loading attributes").
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
  /** The language of `alt`, where it is not the page's. */
  lang: Language | undefined;
  /** What it takes; null where nobody knows. */
  bytes: number | null;
  /** The page's. */
  language: Language;
}) {
  const { savedPicture: words } = useRootData().text.common;
  const size = bytes && `${formatNumber(Math.ceil(bytes / 1024), language)} ${words.kilobytes}`;
  return (
    <a className={styles.saved} href={href}>
      <Icon name="picture" />
      <span>
        {words.show}: <span lang={lang}>{alt}</span>
        {size ? ` (${size})` : null}
      </span>
    </a>
  );
}
