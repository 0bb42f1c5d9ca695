import { loadSharp, MAX_PIXELS } from "~/server/images.server";

/** Widths in pixels in which a page shows an image. */
export const viewingSizes = [320, 1600] as const;
export type ViewingSize = (typeof viewingSizes)[number];

/** Time limit for one image. A slow machine needs a few seconds. */
const TIMEOUT_SECONDS = 30;
const QUALITY = 80;

/** Types that are redrawn. HEIC is not among them, because the library has no decoder for it. */
const redrawableTypes: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/tiff",
  "image/gif",
];

/** @param type MIME type by the first bytes */
export function isRedrawable(type: string): boolean {
  return redrawableTypes.includes(type);
}

/**
 * Redraws an image as an upright JPEG without metadata. Of a damaged image, the readable part is drawn.
 *
 * @returns null if it cannot be drawn, has too many pixels, or several pages
 */
export async function viewingImage(bytes: Uint8Array, width: ViewingSize): Promise<Buffer | null> {
  const openImage = await loadSharp();
  try {
    // this reads only the header
    const metadata = await openImage(bytes, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > MAX_PIXELS || (metadata.pages ?? 1) > 1) return null;
    return await openImage(bytes, { failOn: "none" })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
