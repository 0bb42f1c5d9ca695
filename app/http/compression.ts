import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed body is hardly smaller, and fits the same packet anyway. */
const SMALLEST = 500;
/** Brotli quality of a page drawn for one request: 9 takes twice the time, for 2 % of a page. */
const PAGE_QUALITY = 5;
/** 64 KB. With the usual 4 MB, 9 takes seven times as long, and a page is no smaller for it. */
const WINDOW_BITS = 16;

/**
 * Compresses a whole response. Pages are small: compressing them at once costs less than
 * compressing a stream chunk by chunk, and gives the response a length. What says `no-transform` is
 * left as it is.
 */
export async function compressed(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  // what is long comes in pieces and says so: it is passed on as it comes, never gathered
  const isPassedOn = /\bno-transform\b/i.test(headers.get("Cache-Control") ?? "");
  const mayBe = !isPassedOn && isCompressible(headers.get("Content-Type"));
  if (mayBe) appendVary(headers, "Accept-Encoding");
  if (!mayBe || headers.has("Content-Encoding") || body === null) {
    return new Response(body, { status, headers });
  }
  let bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = preferredEncoding(acceptEncoding);
  if (encoding && bytes.byteLength >= SMALLEST) {
    bytes = await compress(bytes, encoding);
    headers.set("Content-Encoding", encoding);
  }
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  quality = PAGE_QUALITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  return new Uint8Array(encoding === "br" ? await brotli(body, { params }) : await zip(body));
}

/** Brotli where the client takes it, else gzip, else nothing; `q=0` refuses. */
export function preferredEncoding(acceptEncoding: string | null | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? "").split(",")) {
    const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
    const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
    weights.set(name.trim(), weight ? Number(weight.trim().slice(2)) : 1);
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : null;
}

function isCompressible(contentType: string | null): boolean {
  return /^(text\/(html|css|plain|xml|csv|calendar|javascript|x-script)|image\/svg\+xml|application\/((rss|atom|manifest|ld|xhtml)\+(xml|json)|json|xml|javascript))/i.test(
    contentType ?? "",
  );
}

export function appendVary(headers: Headers, name: string): void {
  const vary = headers.get("Vary");
  const listed = (vary ?? "").split(",").map((part) => part.trim().toLowerCase());
  if (listed.includes("*") || listed.includes(name.toLowerCase())) return;
  headers.set("Vary", vary ? `${vary}, ${name}` : name);
}
