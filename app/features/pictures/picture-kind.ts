/** The accepted picture formats. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/**
 * Detects a format by its first bytes; null if not accepted. Signatures: JPEG (ITU-T T.81), PNG (W3C PNG, 5.2),
 * WebP (RFC 9649, 2.4), AVIF (AVIF 6.2, brands `avif` and `avis`).
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
