import type { Sharp, SharpOptions } from "sharp";
import { pictureKind } from "./picture-kind";

/** Why an upload is not taken. */
export type PictureProblem = "kind" | "empty" | "tooManyPixels" | "moves" | "broken";

export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  files: { width: number; type: "avif" | "jpg"; bytes: Buffer }[];
}

/** The widths of the files, in pixels; larger pictures are made as small as the last. */
const WIDTHS = [320, 640, 960, 1600];
const LARGEST = 1600;
/** What the cameras of phones make has up to 50 million; 30,000 × 30,000 would fill the memory. */
const MOST_PIXELS = 64_000_000;
/** A slow machine takes a few seconds for each file. */
const TIMEOUT_SECONDS = 30;
const QUALITY = { avif: 55, jpg: 80 };
/** AVIF takes its time: of nine steps the fourth fits a machine that has to answer families meanwhile. */
const AVIF_EFFORT = 3;

/**
 * Reads an upload and draws it anew in every width, as AVIF and JPEG. What is not the picture itself
 * (where and with what it was taken, a second file behind the first) is in none of the files; it
 * stands upright, and its colours are sRGB.
 */
export async function encodePicture(
  bytes: Uint8Array,
): Promise<EncodedPicture | { problem: PictureProblem }> {
  if (bytes.length === 0) return { problem: "empty" };
  if (pictureKind(bytes) === null) return { problem: "kind" };
  const open = await opener();
  try {
    // its first bytes alone are read
    const about = await open(bytes, { limitInputPixels: false }).metadata();
    const { width = 0, height = 0, pages = 1 } = about;
    if (width * height > MOST_PIXELS) return { problem: "tooManyPixels" };
    if (pages > 1) return { problem: "moves" };
    const { data, info } = await open(bytes, { failOn: "error" })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: widest, height: tallest, channels } = info;
    const widths = [...WIDTHS.filter((one) => one < widest), widest];
    const files: EncodedPicture["files"] = [];
    for (const one of widths) {
      const drawn = () =>
        open(data, { raw: { width: widest, height: tallest, channels } })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .resize({ width: one });
      const avif = await drawn()
        .avif({ quality: QUALITY.avif, effort: AVIF_EFFORT, chromaSubsampling: "4:2:0" })
        .toBuffer();
      // a JPEG has nothing to see through
      const jpg = await drawn()
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: QUALITY.jpg, progressive: true })
        .toBuffer();
      files.push(
        { width: one, type: "avif", bytes: avif },
        { width: one, type: "jpg", bytes: jpg },
      );
    }
    return { width: widest, height: tallest, widths, files };
  } catch {
    // the library says in many words that it cannot read a file, and has none for whose fault it is
    return { problem: "broken" };
  }
}

let loaded: Promise<(bytes: Uint8Array, options?: SharpOptions) => Sharp> | undefined;

/**
 * The library, loaded with the first upload: most processes never see one. It reads the four kinds
 * alone, keeps nothing between two pictures, and works on one thread, since the others have families to
 * answer.
 */
function opener(): Promise<(bytes: Uint8Array, options?: SharpOptions) => Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
    });
    return (bytes, options) => sharp(bytes, { limitInputPixels: MOST_PIXELS, ...options });
  });
  return loaded;
}
