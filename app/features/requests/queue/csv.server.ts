import { stringify } from "csv-stringify/sync";
import { plainText } from "~/locales/plain-text";

const DHAKA_MS = 6 * 60 * 60 * 1000;

/**
 * `2026-11-20 14:00:00`: a time to spreadsheets, which take one with a zone for a text; by Dhaka's clock, as
 * the column says.
 *
 * @param at ISO 8601 UTC
 */
export function csvTime(at: string | null): string {
  if (at === null) return "";
  return new Date(Date.parse(at) + DHAKA_MS).toISOString().slice(0, 19).replace("T", " ");
}

/**
 * A file that spreadsheets open (RFC 4180, UTF-8 with the mark that Excel asks for), written while its rows
 * are read. A cell that a spreadsheet would take for a formula begins with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 *
 * @param name of the file, without its ending
 * @param signal whether somebody still waits for it: reading ends where not
 */
export function csvResponse(
  { name, header }: { name: string; header: readonly string[] },
  pieces: AsyncIterable<readonly (readonly string[])[]>,
  signal: AbortSignal,
): Response {
  const texts = written(header, pieces, signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      // gathered to be compressed it would stand in the memory whole
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

async function* written(
  header: readonly string[],
  pieces: AsyncIterable<readonly (readonly string[])[]>,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  yield `\uFEFF${lines([header.map(plainText)])}`;
  for await (const piece of pieces) {
    if (signal.aborted) return;
    yield lines(piece);
  }
}

function lines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    // the library quotes the line ends of rows alone, spreadsheets begin a row at each of these
    { record_delimiter: "windows", quoted_match: /[\r\n]/, escape_formulas: true },
  );
}
