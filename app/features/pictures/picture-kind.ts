/** The kinds of picture that are taken. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/**
 * What a file is by its first bytes, whatever it is called and whatever the browser says of it. Null
 * for everything that is not taken: programs, SVG, GIF, HEIC, text.
 *
 * Signatures: JPEG (ITU-T T.81, B.1.1.3), PNG (W3C PNG, 5.2), WebP (RFC 9649, 2.4), AVIF (AV1 Image
 * File Format, 6.2: the brands `avif` and `avis` of an ISO file).
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const ascii = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(8, 12))) return "avif";
  return null;
}
