/** Bytes that may follow a cut file: the form's other fields. */
const AFTER_FILE_BYTES = 64 * 1024;
/** Larger uploads are not read to their end. */
const CUT_LIMIT_BYTES = 256 * 1024 * 1024;

/** The separator in front of each part of a multipart form (RFC 7578); null for other bodies. */
export function partSeparator(contentType: string | null): Buffer | null {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  return boundary ? Buffer.from(`\r\n--${boundary}`, "latin1") : null;
}

/**
 * True if an oversized form should be read to its end, to get the fields after its file.
 */
export function isWorthReading(contentLength: number, separator: Buffer | null): boolean {
  return separator !== null && contentLength <= CUT_LIMIT_BYTES;
}

/** True if the body ends within a file. */
export function endsInFile(body: Uint8Array, separator: Buffer): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // the first part has no line break before it
  const start = Math.max(bytes.lastIndexOf(separator), bytes.lastIndexOf(separator.subarray(2)));
  if (start < 0) return false;
  const headersEnd = bytes.indexOf("\r\n\r\n", start);
  return headersEnd > 0 && /;\s*filename\*?=/i.test(bytes.toString("latin1", start, headersEnd));
}

/**
 * Skips the rest of a file and returns the bytes after it; null if there are none or too many.
 *
 * @param body the bytes accepted so far
 * @param rest bytes that were read but not accepted
 */
export async function afterFile(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  body: Uint8Array,
  rest: Uint8Array,
  separator: Buffer,
): Promise<Uint8Array | null> {
  // the separator may begin in the accepted bytes
  let pending = Buffer.concat([body.subarray(1 - separator.length), rest]);
  let isFound = false;
  for (let readBytes = body.byteLength; ; ) {
    if (!isFound) {
      const at = pending.indexOf(separator);
      isFound = at >= 0;
      pending = isFound ? pending.subarray(at) : pending.subarray(1 - separator.length);
    }
    if (isFound && pending.length > AFTER_FILE_BYTES) return null;
    const { done, value } = await reader.read();
    if (done) return isFound ? pending : null;
    readBytes += value.byteLength;
    if (readBytes > CUT_LIMIT_BYTES) return null;
    pending = Buffer.concat([pending, value]);
  }
}
