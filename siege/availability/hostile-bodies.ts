const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PARTS = 16_000;
const MARKS_BYTES = 1_000_000;

/** Every name of three characters, 62 × 62 × 62, each with an empty value: 953 KB. */
export function fieldFlood(): string {
  const names = [...SIGNS].flatMap((first) =>
    [...SIGNS].flatMap((second) => [...SIGNS].map((third) => first + second + third)),
  );
  return names.join("&");
}

/** As many names as fit into a megabyte of multipart, with the boundary `siege`. */
export function partFlood(): string {
  const parts = Array.from(
    { length: PARTS },
    (_, nth) => `--siege\r\nContent-Disposition: form-data; name="${nth.toString(36)}"\r\n\r\n\r\n`,
  );
  return `${parts.join("")}--siege--\r\n`;
}

/**
 * A field of combining marks with alternating combining classes, which normalisation has to sort
 * (Unicode Standard Annex 15, canonical ordering).
 */
export function markFlood(name: string): string {
  const pair = encodeURIComponent("\u0316\u0301");
  return `${name}=a${pair.repeat(Math.floor(MARKS_BYTES / pair.length))}`;
}
