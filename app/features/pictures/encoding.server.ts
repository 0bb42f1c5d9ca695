import { loadSharp, MAX_PIXELS } from "~/server/images.server";
import { pictureKind } from "./picture-kind";

export type PictureProblem = "kind" | "empty" | "tooManyPixels" | "moves" | "broken";

export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  files: { width: number; type: "avif" | "jpg"; bytes: Buffer }[];
}

/** Widths of the smaller files. The widest file has the picture's width, up to `LARGEST` pixels. */
const SMALLER_WIDTHS = [320, 640, 960];
const LARGEST = 1600;
/** Time limit for one file. A slow machine needs a few seconds. */
const TIMEOUT_SECONDS = 30;
const QUALITY = { avif: 55, jpg: 80 };
/** AVIF encoding is slow. The low effort level leaves the machine time to serve families. */
const AVIF_EFFORT = 3;

/**
 * Encodes an upload in every width as AVIF and JPEG. The files are upright and in sRGB, and contain no metadata and
 * no trailing data.
 */
export async function encodePicture(
  bytes: Uint8Array,
): Promise<EncodedPicture | { problem: PictureProblem }> {
  if (bytes.length === 0) return { problem: "empty" };
  if (pictureKind(bytes) === null) return { problem: "kind" };
  const sharp = await loadSharp();
  try {
    // this reads only the header
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width = 0, height = 0, pages = 1 } = metadata;
    if (width * height > MAX_PIXELS) return { problem: "tooManyPixels" };
    // an animation has several pages
    if (pages > 1) return { problem: "moves" };
    const { data, info } = await sharp(bytes, { failOn: "error" })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: widest, height: tallest, channels } = info;
    const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < widest), widest];
    const files: EncodedPicture["files"] = [];
    for (const fileWidth of widths) {
      const resize = () =>
        sharp(data, { raw: { width: widest, height: tallest, channels } })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .resize({ width: fileWidth });
      const avif = await resize()
        .avif({ quality: QUALITY.avif, effort: AVIF_EFFORT, chromaSubsampling: "4:2:0" })
        .toBuffer();
      // JPEG does not support transparency
      const jpg = await resize()
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: QUALITY.jpg, progressive: true })
        .toBuffer();
      files.push(
        { width: fileWidth, type: "avif", bytes: avif },
        { width: fileWidth, type: "jpg", bytes: jpg },
      );
    }
    return { width: widest, height: tallest, widths, files };
  } catch {
    // the library's errors do not distinguish a broken file from an internal failure
    return { problem: "broken" };
  }
}
