import type { Language } from "~/locales/languages";
import { paths } from "~/paths";

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum size of a request with an upload, including texts and multipart headers. */
export const UPLOAD_BODY_BYTES = UPLOAD_MAX_BYTES + 128 * 1024;

export const ALT_MAX = 250;

/** Formats of the stored files. JPEG is for browsers that do not support AVIF. */
export const pictureTypes = { avif: "image/avif", jpg: "image/jpeg" } as const;
export type PictureType = keyof typeof pictureTypes;

export interface PictureFiles {
  /** 32 random hexadecimal digits, which nobody can guess. New files have a new key, so that caches stay valid. */
  key: string;
  /** Widths in pixels, ascending. There is a file of each type for each width. */
  widths: readonly number[];
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Size of the JPEG for readers with data saver, in bytes; null if unknown. */
  saverBytes: number | null;
}

export interface Picture extends PictureFiles {
  id: string;
  /** Description for screen readers. */
  alt: string;
  /** Language of `alt`: English if the page's language has none. */
  altLanguage: Language;
}

/** The `sizes` attribute of a picture on a card. A row has one card on phones, then two, then three. */
export const CARD_SIZES = "(min-width: 64rem) 380px, (min-width: 40rem) 50vw, 100vw";

export type Alts = Partial<Record<Language, string>>;

export function pictureFileName(key: string, width: number, type: PictureType): string {
  return `${key}-${width}.${type}`;
}

const FILE_NAME = /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|jpg)$/;

/** The type of a file by its name; null if it is not the name of a stored picture. */
export function typeOfFileName(name: string): PictureType | null {
  return (FILE_NAME.exec(name)?.[1] as PictureType | undefined) ?? null;
}

/** The `srcset` attribute for one type. */
export function sourceSet({ key, widths }: PictureFiles, type: PictureType): string {
  return widths
    .map((width) => `${paths.pictureFile(pictureFileName(key, width, type))} ${width}w`)
    .join(", ");
}

/** The preview image for chats and search engines, which is the widest JPEG. */
export function metaImageOf({ key, widths, width, height, alt }: Picture) {
  return { path: sourceFor({ key, widths }, width), width, height, alt };
}

/** A picture in a list row, in its smallest size. */
export interface Thumbnail {
  src: string;
  width: number;
  height: number;
}

export function thumbnailOf(picture: PictureFiles | undefined): Thumbnail | null {
  if (!picture) return null;
  const { width, height } = picture;
  return { src: sourceFor(picture, 1), width, height };
}

/** Minimum width, in pixels, of the file for readers with data saver. */
export const SAVER_WIDTH = 640;

/** The path of the smallest JPEG that is at least `minWidth` wide, or of the widest JPEG. */
export function sourceFor(
  { key, widths }: Pick<PictureFiles, "key" | "widths">,
  minWidth: number,
): string {
  const width = widthFor(widths, minWidth);
  return paths.pictureFile(pictureFileName(key, width, "jpg"));
}

/** The smallest width that is at least `minWidth`, or the largest width. */
export function widthFor(widths: readonly number[], minWidth: number): number {
  return widths.find((width) => width >= minWidth) ?? widths.at(-1) ?? 0;
}
