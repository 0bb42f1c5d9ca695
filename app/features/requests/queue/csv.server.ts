import { stringify } from "csv-stringify/sync";
import { plainText } from "~/locales/plain-text";

const DHAKA_MS = 6 * 60 * 60 * 1000;

/**
 * Formats a time as `2026-11-20 14:00:00` in Dhaka, without a zone, because spreadsheets treat zoned times as text.
 *
 * @param at ISO 8601 UTC
 */
export function csvTime(at: string | null): string {
  if (at === null) return "";
  return new Date(Date.parse(at) + DHAKA_MS).toISOString().slice(0, 19).replace("T", " ");
}

/**
 * Streams a CSV file (RFC 4180, with a byte order mark for Excel). Formulas get a leading apostrophe (OWASP, "CSV
 * injection").
 *
 * @param name file name without extension
 * @param signal aborts the stream
 */
export function csvResponse(
  { name, header }: { name: string; header: readonly string[] },
  batches: AsyncIterable<readonly (readonly string[])[]>,
  signal: AbortSignal,
): Response {
  const chunks = csvChunks(header, batches, signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      // compression would buffer the whole file in memory
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

async function* csvChunks(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  yield `\uFEFF${lines([header.map(plainText)])}`;
  for await (const batch of batches) {
    if (signal.aborted) return;
    yield lines(batch);
  }
}

function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    // the library quotes only its own line ending, but spreadsheets start a row at each of these
    { record_delimiter: "windows", quoted_match: /[\r\n]/, escape_formulas: true },
  );
}
