import type { Share } from "./body-room";
import { FORM_LIMIT_BYTES } from "./body-routes";
import { afterFile, endsInFile } from "./cut-upload";

/** The room that a body takes. */
interface Room {
  share: Share;
  /** What a form with a file is given for its texts where the share has no room: the other forms'. */
  spare?: Share;
  /** Told where a file was cut because there was no room for it. */
  onNoRoom?: () => void;
}

/** A body of which less than this comes in so long is not waited for: on 2G it is fifty times as much. */
const LEAST_BYTES = 1024;
const LEAST_EVERY_MS = 15_000;

/**
 * Reads a body whole, and stops keeping it at the limit, or where the bodies of all requests leave no
 * room. What comes after is read and thrown away:
 * most clients read an answer only once they have sent everything, and would report a reset
 * connection instead of the page. The server's `requestTimeout` ends that, too.
 *
 * @param separator of a form with files: a file that goes over the limit, or for which there is no room,
 *   is cut there, and what follows it is read, so that the page which refuses it still has what was typed
 */
export async function readBody(
  request: Request,
  limit: number,
  { share, spare, onNoRoom }: Room,
  separator: Buffer | null = null,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge" | "busy" | "badRequest" | "timeout"> {
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let spared = 0;
  let lookedAt = 0;
  const refused = (why: "tooLarge" | "busy" | "timeout") => {
    void discard(reader);
    return why;
  };
  /** What was kept, where that ends in a file: the file is cut, and what follows it is read. */
  const cutFile = async (beyond: Uint8Array, otherwise: "tooLarge" | "busy") => {
    const body = joined(chunks, length);
    if (!separator || !endsInFile(body, separator)) return null;
    const rest = await afterFile(reader, body, beyond, separator);
    return rest ? joined([body, rest], length + rest.byteLength) : refused(otherwise);
  };
  /** Where the share is full: null while the spare room takes the texts before the file, of one form. */
  const withoutRoom = async (piece: Uint8Array) => {
    const isSpared = spared < FORM_LIMIT_BYTES && spare?.take(piece.byteLength) === true;
    spared += piece.byteLength;
    // not at each piece: a body in single bytes would be put together as often
    if (isSpared && length < lookedAt * 1.25) return null;
    lookedAt = length;
    const cut = await cutFile(piece, "busy");
    if (cut && typeof cut !== "string") onNoRoom?.();
    return cut ?? (isSpared ? null : refused("busy"));
  };
  const tooSlow = Promise.withResolvers<null>();
  let lengthBefore = 0;
  const pace = setInterval(() => {
    if (length - lengthBefore < LEAST_BYTES) tooSlow.resolve(null);
    lengthBefore = length;
  }, LEAST_EVERY_MS);
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), tooSlow.promise]);
      if (read === null) return refused("timeout");
      const { done, value } = read;
      if (done) return joined(chunks, length);
      const kept = value.subarray(0, limit - length);
      const answer = share.take(kept.byteLength) ? null : await withoutRoom(value);
      if (answer) return answer;
      chunks.push(kept);
      length += kept.byteLength;
      if (kept.byteLength === value.byteLength) continue;
      return (await cutFile(value.subarray(kept.byteLength), "tooLarge")) ?? refused("tooLarge");
    }
  } catch {
    return "badRequest";
  } finally {
    clearInterval(pace);
  }
}

/** More than any form of ours has; reading a form may take a look at each field for each field. */
const MOST_FIELDS = 200;

/** Whether a form has more fields than we would read, told by what must stand around each. */
export function hasTooManyFields(body: Uint8Array, contentType: string | null): boolean {
  const isMultipart = /^multipart\//i.test(contentType ?? "");
  const separator = isMultipart ? /content-disposition/gi : /&/g;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
  let fields = isMultipart ? 0 : 1;
  while (separator.test(text)) {
    fields += 1;
    if (fields > MOST_FIELDS) return true;
  }
  return false;
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Beyond this the sender is no ordinary client; what it still sends, the socket's limits end. */
const DISCARD_LIMIT_BYTES = 256 * 1024 * 1024;

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let discarded = 0; discarded < DISCARD_LIMIT_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      discarded += value.byteLength;
    }
  } catch {
    // the client went away, which ends the discarding too
  }
}
