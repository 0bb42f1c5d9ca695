import type { Share } from "./body-room";
import { FORM_LIMIT_BYTES } from "./body-routes";
import { afterFile, endsInFile } from "./cut-upload";

interface BodyShares {
  share: Share;
  /** The share of ordinary forms; holds the text fields of an upload form when `share` is full. */
  spare?: Share;
  /** Called if a file was cut because no memory was left. */
  onFileCut?: () => void;
}

/** Slower bodies time out; 2G is fifty times faster. */
const MIN_BYTES = 1024;
const MIN_BYTES_INTERVAL_MS = 15_000;

/**
 * Reads a body up to its limit. The rest is read and discarded, because most clients read no
 * response while they send.
 *
 * @param separator if given, an oversized file is cut and the fields after it are read
 */
export async function readBody(
  request: Request,
  limit: number,
  { share, spare, onFileCut }: BodyShares,
  separator: Buffer | null = null,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge" | "busy" | "badRequest" | "timeout"> {
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let sparedBytes = 0;
  let lengthAtLastCheck = 0;
  const refuse = (reason: "tooLarge" | "busy" | "timeout") => {
    void discard(reader);
    return reason;
  };
  /** If the accepted bytes end inside a file, cuts that file and reads the fields after it. */
  const cutFile = async (bytesAfterLimit: Uint8Array, otherwise: "tooLarge" | "busy") => {
    const body = join(chunks, length);
    if (!separator || !endsInFile(body, separator)) return null;
    const rest = await afterFile(reader, body, bytesAfterLimit, separator);
    return rest ? join([body, rest], length + rest.byteLength) : refuse(otherwise);
  };
  /**
   * Called when the share is full. Returns null while the spare share still has space for the text
   * fields before the file.
   */
  const onFullShare = async (chunk: Uint8Array) => {
    const isSpared = sparedBytes < FORM_LIMIT_BYTES && spare?.take(chunk.byteLength) === true;
    sparedBytes += chunk.byteLength;
    // not done for every chunk: a body sent byte by byte would be joined each time
    if (isSpared && length < lengthAtLastCheck * 1.25) return null;
    lengthAtLastCheck = length;
    const cut = await cutFile(chunk, "busy");
    if (cut && typeof cut !== "string") onFileCut?.();
    return cut ?? (isSpared ? null : refuse("busy"));
  };
  const tooSlow = Promise.withResolvers<null>();
  let lengthBefore = 0;
  const paceTimer = setInterval(() => {
    if (length - lengthBefore < MIN_BYTES) tooSlow.resolve(null);
    lengthBefore = length;
  }, MIN_BYTES_INTERVAL_MS);
  try {
    for (;;) {
      const result = await Promise.race([reader.read(), tooSlow.promise]);
      if (result === null) return refuse("timeout");
      const { done, value } = result;
      if (done) return join(chunks, length);
      const accepted = value.subarray(0, limit - length);
      const answer = share.take(accepted.byteLength) ? null : await onFullShare(value);
      if (answer) return answer;
      chunks.push(accepted);
      length += accepted.byteLength;
      if (accepted.byteLength === value.byteLength) continue;
      return (await cutFile(value.subarray(accepted.byteLength), "tooLarge")) ?? refuse("tooLarge");
    }
  } catch {
    return "badRequest";
  } finally {
    clearInterval(paceTimer);
  }
}

/** More fields than any of our forms has; parsing may take quadratic time. */
const MAX_FIELDS = 200;

/** Estimates the number of fields by their separators. */
export function hasTooManyFields(body: Uint8Array, contentType: string | null): boolean {
  const isMultipart = /^multipart\//i.test(contentType ?? "");
  const separator = isMultipart ? /content-disposition/gi : /&/g;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
  let fields = isMultipart ? 0 : 1;
  while (separator.test(text)) {
    fields += 1;
    if (fields > MAX_FIELDS) return true;
  }
  return false;
}

function join(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The server's socket limits end longer uploads. */
const DISCARD_LIMIT_BYTES = 256 * 1024 * 1024;

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let discarded = 0; discarded < DISCARD_LIMIT_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      discarded += value.byteLength;
    }
  } catch {
    // the client disconnected
  }
}
