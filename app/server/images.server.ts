import type { Sharp, SharpOptions } from "sharp";

/** Maximum number of pixels. Phone cameras reach 50 million; 30,000 × 30,000 pixels would fill the memory. */
export const MAX_PIXELS = 64_000_000;

type OpenImage = (bytes: Uint8Array, options?: SharpOptions) => Sharp;

let loading: Promise<OpenImage> | undefined;

/**
 * Loads the library at the first image, because most processes never need it. It accepts few formats,
 * has no cache, and leaves the other threads to requests.
 */
export function loadSharp(): Promise<OpenImage> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Jpeg", "Png", "Webp", "Heif", "Tiff", "Nsgif"].map(
        (kind) => `VipsForeignLoad${kind}Buffer`,
      ),
    });
    return (bytes, options) => sharp(bytes, { limitInputPixels: MAX_PIXELS, ...options });
  });
  return loading;
}
