/** Larger photos get a reduced copy of at most this size, in which text can still be read. */
const LEGIBLE_BYTES = 400 * 1024;
/** Longest sides in pixels. */
const LEGIBLE_SIDE = 2_000;
const PREVIEW_SIDE = 480;
/** Below this variance of the Laplacian, a photo counts as blurred. */
const MIN_SHARPNESS = 40;
/** Below this mean brightness (0 to 255), a photo counts as dark. */
const MIN_BRIGHTNESS = 45;

export interface Photo {
  /** A small copy in which text can be read; null if the photo is small, or none could be made. */
  legible: Blob | null;
  /** A small version of the photo. */
  preview: HTMLCanvasElement;
  /** The reason why the photo may be hard to read. */
  weakness: "blurred" | "dark" | null;
}

/** @returns null if it is no photo, or this browser cannot draw it */
export async function analysePhoto(file: File): Promise<Photo | null> {
  if (!/^image\/(jpeg|png|webp|hei[cf])$/.test(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    const preview = scaledCanvas(picture, PREVIEW_SIDE);
    const legible = file.size > LEGIBLE_BYTES ? await legibleCopy(picture) : null;
    picture.close();
    return { legible, preview, weakness: weaknessOf(preview) };
  } catch {
    return null;
  }
}

/** A JPEG of at most `LEGIBLE_BYTES`; null if none gets that small. */
async function legibleCopy(picture: ImageBitmap): Promise<Blob | null> {
  for (const side of [LEGIBLE_SIDE, 1_600, 1_200]) {
    const canvas = scaledCanvas(picture, side);
    for (const quality of [0.8, 0.6, 0.45]) {
      const copy = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, "image/jpeg", quality),
      );
      if (copy && copy.size <= LEGIBLE_BYTES) return copy;
    }
  }
  return null;
}

function scaledCanvas(picture: ImageBitmap, longSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function weaknessOf(canvas: HTMLCanvasElement): Photo["weakness"] {
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
  if (!pixels || width < 3 || height < 3) return null;
  const grey = new Float32Array(width * height);
  let brightness = 0;
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at, 4 * at + 3);
    grey[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
    brightness += (grey[at] ?? 0) / grey.length;
  }
  if (brightness < MIN_BRIGHTNESS) return "dark";
  return sharpness(grey, width, height) < MIN_SHARPNESS ? "blurred" : null;
}

/** The variance of the Laplacian. */
function sharpness(grey: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  const value = (at: number) => grey[at] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = value(at - 1) + value(at + 1) + value(at - width) + value(at + width);
      const edge = around - 4 * value(at);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = (width - 2) * (height - 2);
  return squares / count - (sum / count) ** 2;
}
