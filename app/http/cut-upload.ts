/** How much may follow a file that is cut, in bytes: the form's other fields, as everywhere. */
const AFTER_FILE_BYTES = 64 * 1024;
/** Beyond this nobody waits for what follows the file. */
const CUT_LIMIT_BYTES = 256 * 1024 * 1024;

/** What stands before each part of a form that brings files (RFC 7578); null for every other body. */
export function partSeparator(contentType: string | null): Buffer | null {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  return boundary ? Buffer.from(`\r\n--${boundary}`, "latin1") : null;
}

/** Whether a form could still be read to its end, so that what was typed after its file is kept. */
export function isWorthReading(contentLength: number, separator: Buffer | null): boolean {
  return separator !== null && contentLength <= CUT_LIMIT_BYTES;
}

/** Whether what has been read of a body ends in the midst of a file. */
export function endsInFile(body: Uint8Array, separator: Buffer): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // the first part has no line before it
  const last = Math.max(bytes.lastIndexOf(separator), bytes.lastIndexOf(separator.subarray(2)));
  if (last < 0) return false;
  const headersEnd = bytes.indexOf("\r\n\r\n", last);
  return headersEnd > 0 && /;\s*filename\*?=/i.test(bytes.toString("latin1", last, headersEnd));
}

/**
 * Reads on past the rest of a file, which is thrown away, and returns what follows it.
 *
 * @param body what has been read so far, which ends in the file
 * @param rest what has been read beyond that
 * @returns null where nothing follows, or more than a form's fields
 */
export async function afterFile(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  body: Uint8Array,
  rest: Uint8Array,
  separator: Buffer,
): Promise<Uint8Array | null> {
  // the separator may have begun at the end of what was kept
  let pending = Buffer.concat([body.subarray(1 - separator.length), rest]);
  let isFound = false;
  for (let read = body.byteLength; ; ) {
    if (!isFound) {
      const at = pending.indexOf(separator);
      isFound = at >= 0;
      pending = isFound ? pending.subarray(at) : pending.subarray(1 - separator.length);
    }
    if (isFound && pending.length > AFTER_FILE_BYTES) return null;
    const { done, value } = await reader.read();
    if (done) return isFound ? pending : null;
    read += value.byteLength;
    if (read > CUT_LIMIT_BYTES) return null;
    pending = Buffer.concat([pending, value]);
  }
}
