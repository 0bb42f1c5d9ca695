import { normalForm } from "~/locales/fold";

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

/** Limits of one request. */
export const MAX_DOCUMENTS = 60;
export const MAX_REQUEST_BYTES = 5 * GIB;

/** Concurrent uploads. */
export const MAX_UPLOADS = { ofRequest: 2, ofProcess: 16 };

/** Why a file is refused. */
export type PaperProblem =
  | "empty"
  /** The file is larger than its type may be. */
  | "tooLarge"
  /** The first bytes are of no image, PDF, zip archive or DICOM scan. */
  | "wrongType"
  | "tooManyDocuments"
  /** The request's files are too large together. */
  | "tooMuch"
  | "diskFull"
  /** Too many files are being sent at once. */
  | "busy"
  /** The site takes no uploads. */
  | "off";

/** MIME types that a paper may have. */
const groupByType: Record<string, "page" | "archive"> = {
  "image/jpeg": "page",
  "image/png": "page",
  "image/webp": "page",
  "image/gif": "page",
  "image/tiff": "page",
  "image/heic": "page",
  "image/heic-sequence": "page",
  "image/heif": "page",
  "image/heif-sequence": "page",
  "application/pdf": "page",
  "application/zip": "archive",
  "application/dicom": "archive",
};

const ARCHIVE_NAME = /\.(zip|dcm|dicom)$/i;

/** Largest size of a file that is announced with this name. */
export function maxBytesOfName(name: string, uploadsUrl: string): number {
  return maxBytesOf(ARCHIVE_NAME.test(name) ? "archive" : "page", uploadsUrl);
}

/** @param type MIME type by first bytes; empty if it is unknown */
export function problemOfFile(
  { type, bytes }: { type: string; bytes: number },
  uploadsUrl: string,
): "empty" | "wrongType" | "tooLarge" | null {
  if (bytes === 0) return "empty";
  const group = groupByType[type];
  if (!group) return "wrongType";
  return bytes > maxBytesOf(group, uploadsUrl) ? "tooLarge" : null;
}

function maxBytesOf(group: "page" | "archive", uploadsUrl: string): number {
  if (group === "page") return 25 * MIB;
  return uploadsUrl.startsWith("s3:") ? 2 * GIB : 100 * MIB;
}

const MAX_NAME_POINTS = 120;
/** Control and formatting characters, such as those that reverse the order of letters; joiners stay for Bengali. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const JOINERS = ["\u200c", "\u200d"];

/** A sender's name for a file without its path and invisible characters, cut in the middle to 120 characters. */
export function cleanName(sentName: string): string {
  const name = normalForm(sentName.split(/[/\\]/).at(-1) ?? "", "NFC")
    .replace(UNSAFE_CHARACTERS, (sign) => (JOINERS.includes(sign) ? sign : ""))
    .trim();
  const points = [...name];
  if (points.length <= MAX_NAME_POINTS) return name;
  const extension = [...(/\.\w{1,8}$/.exec(name)?.[0] ?? "")];
  return [...points.slice(0, MAX_NAME_POINTS - 1 - extension.length), "…", ...extension].join("");
}
