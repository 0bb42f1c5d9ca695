import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller bodies hardly shrink and fit one packet anyway. */
const MIN_BYTES = 500;
/**
 * Brotli quality for a page that is rendered for each request; quality 9 would take twice as long
 * and save 2 %.
 */
const PAGE_QUALITY = 5;
/**
 * A window of 64 KB. The default of 4 MB makes quality 9 seven times slower and no page smaller.
 */
const WINDOW_BITS = 16;

/**
 * Compresses a complete response at once: this is cheaper than a stream, and the response gets a
 * Content-Length. Responses with `no-transform` stay unchanged.
 */
export async function compressResponse(
  response: Response,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { status, body } = response;
  const headers = new Headers(response.headers);
  // long streamed responses are marked no-transform and passed through
  const isPassedThrough = /\bno-transform\b/i.test(headers.get("Cache-Control") ?? "");
  const mayCompress = !isPassedThrough && isCompressible(headers.get("Content-Type"));
  if (mayCompress) appendVary(headers, "Accept-Encoding");
  if (!mayCompress || headers.has("Content-Encoding") || body === null) {
    return new Response(body, { status, headers });
  }
  let bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = preferredEncoding(acceptEncoding);
  if (encoding && bytes.byteLength >= MIN_BYTES) {
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

/** Brotli if the client accepts it, otherwise gzip, otherwise null; `q=0` means "not accepted". */
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
  const names = (vary ?? "").split(",").map((part) => part.trim().toLowerCase());
  if (names.includes("*") || names.includes(name.toLowerCase())) return;
  headers.set("Vary", vary ? `${vary}, ${name}` : name);
}
