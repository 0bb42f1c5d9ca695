import type { Language } from "~/locales/languages";
import { paths } from "~/paths";

/** How large an upload may be, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The same with the words beside it and what a browser writes around both. */
export const UPLOAD_BODY_BYTES = UPLOAD_MAX_BYTES + 128 * 1024;

/** The longest that words read out in a picture's place may be. */
export const ALT_MAX = 250;

/** The files that are made of an upload: AVIF, and JPEG for who cannot show that. */
export const pictureTypes = { avif: "image/avif", jpg: "image/jpeg" } as const;
export type PictureType = keyof typeof pictureTypes;

/** The files of one upload. */
export interface PictureFiles {
  /** 32 random hexadecimal digits: an address that nobody guesses, and another for other files. */
  key: string;
  /** In pixels, the smallest first; there is a file of each type for each. */
  widths: readonly number[];
  /** Of the largest, in pixels. */
  width: number;
  height: number;
  /** Of the JPEG that who saves data is shown; null where nobody noted it. */
  saverBytes: number | null;
}

/** A picture as a page shows it. */
export interface Picture extends PictureFiles {
  id: string;
  /** Read out in its place. */
  alt: string;
  /** The language of `alt`: English where the page's is not written. */
  altLanguage: Language;
}

/** How wide a picture on a card is shown: one on a phone, then two and three in a row. */
export const CARD_SIZES = "(min-width: 64rem) 380px, (min-width: 40rem) 50vw, 100vw";

export type Alts = Partial<Record<Language, string>>;

/** The name of one file. */
export function pictureFileName(key: string, width: number, type: PictureType): string {
  return `${key}-${width}.${type}`;
}

const FILE_NAME = /^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|jpg)$/;

/** The type of a picture's file by its name; null for a name that no file of ours has. */
export function typeOfFileName(name: string): PictureType | null {
  return (FILE_NAME.exec(name)?.[1] as PictureType | undefined) ?? null;
}

/** For `srcset`: each file of a type, with its width. */
export function sourceSet({ key, widths }: PictureFiles, type: PictureType): string {
  return widths
    .map((width) => `${paths.pictureFile(pictureFileName(key, width, type))} ${width}w`)
    .join(", ");
}

/** What chats and search engines show of a page: the widest JPEG, with its size. */
export function metaImageOf({ key, widths, width, height, alt }: Picture) {
  return { path: sourceFor({ key, widths }, width), width, height, alt };
}

/** A picture in the row of a list: `src` and size of the smallest file, in pixels. */
export interface Thumbnail {
  src: string;
  width: number;
  height: number;
}

/** @returns null for none */
export function thumbnailOf(picture: PictureFiles | undefined): Thumbnail | null {
  if (!picture) return null;
  const { width, height } = picture;
  return { src: sourceFor(picture, 1), width, height };
}

/** How wide the one file is, in pixels, that is shown to who saves data, where there is one so wide. */
export const SAVER_WIDTH = 640;

/** The smallest JPEG that is at least so wide, or the widest there is. */
export function sourceFor(
  { key, widths }: Pick<PictureFiles, "key" | "widths">,
  wanted: number,
): string {
  const width = widthFor(widths, wanted);
  return paths.pictureFile(pictureFileName(key, width, "jpg"));
}

/** The least width that is at least so wide, or the widest there is. */
export function widthFor(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 0;
}
