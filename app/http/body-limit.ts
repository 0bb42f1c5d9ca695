/** Enough for the longest form, with room; far from what would hurt the server. */
export const FORM_LIMIT_BYTES = 1024 * 1024;
/** A photo as a phone takes it. */
export const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024;

/** How many bytes a body may have at this address. Only coordinators' pages take files. */
export function bodyLimitOf(pathname: string): number {
  return /^\/(?:(?:bn|th)\/)?dashboard\/admin\/(hospitals|blog|team|media|uploads|photos)(\/|\.|$)/.test(
    pathname,
  )
    ? UPLOAD_LIMIT_BYTES
    : FORM_LIMIT_BYTES;
}

/**
 * Reads a body whole, and stops keeping it at the limit. What comes after is read and thrown away:
 * most clients read an answer only once they have sent everything, and would report a reset
 * connection instead of the page. The server's `requestTimeout` ends that, too.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too large" | "cut off"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return "too large";
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return joined(chunks, length);
      length += value.byteLength;
      if (length > limit) {
        void discard(reader);
        return "too large";
      }
      chunks.push(value);
    }
  } catch {
    return "cut off";
  }
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
