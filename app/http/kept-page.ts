import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { OFFLINE_HEADER } from "~/on-phone";
import {
  appendVary,
  compress,
  compressBest,
  type Encoding,
  preferredEncoding,
} from "./compression";
import { type InlineHashes, inlineHashes } from "./inline-hashes";

const decompress = promisify(brotliDecompress);

/** What of a drawn page's headers is not of its one request. */
const KEPT_HEADERS = [
  "Content-Type",
  "Cache-Control",
  "Vary",
  "Link",
  "X-Robots-Tag",
  OFFLINE_HEADER,
];
/** What an answer says that sends no page (RFC 9110, 15.4.5). */
const HEADERS_OF_UNCHANGED = ["Cache-Control", "ETag", "Vary"];

/** A finished page, compressed. */
export class KeptPage {
  #brotli: Uint8Array<ArrayBuffer>;
  #gzip: Uint8Array<ArrayBuffer> | undefined;
  #zipping: Promise<Uint8Array<ArrayBuffer>> | undefined;
  #isBest = false;

  private constructor(
    private readonly headers: readonly [string, string][],
    /** The hashes of what stands in the page and may run or style it. */
    readonly hashes: InlineHashes,
    private readonly etag: string,
    brotli: Uint8Array<ArrayBuffer>,
  ) {
    this.#brotli = brotli;
  }

  /** @param nonce the one that the response was drawn with; the page is kept without it */
  static async of(response: Response, nonce: string): Promise<KeptPage> {
    const { body, hashes } = await response.text().then((drawn) => bytesOf(drawn, nonce));
    const headers = new Headers();
    for (const name of KEPT_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    appendVary(headers, "Accept-Encoding");
    const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    // weak: the same words, whichever way they are compressed
    const etag = `W/"${digest}"`;
    headers.set("ETag", etag);
    const cookies = response.headers.getSetCookie().map((one) => ["Set-Cookie", one] as const);
    return new KeptPage(
      [...headers, ...cookies.map(([name, value]) => [name, value] as [string, string])],
      hashes,
      etag,
      await compress(body, "br"),
    );
  }

  /** In bytes, about. */
  get size(): number {
    return this.#brotli.byteLength + 2_000;
  }

  isKnownTo(ifNoneMatch: string | null): boolean {
    if (ifNoneMatch === null) return false;
    return ifNoneMatch.split(",").some((tag) => ["*", this.etag].includes(tag.trim()));
  }

  unchanged(): Response {
    const headers = this.headers.filter(([name]) => HEADERS_OF_UNCHANGED.some(sameAs(name)));
    return new Response(null, { status: 304, headers });
  }

  async response(acceptEncoding: string | null): Promise<Response> {
    const encoding = preferredEncoding(acceptEncoding);
    const body = await this.#body(encoding);
    const headers = new Headers([...this.headers, ["Content-Length", String(body.byteLength)]]);
    if (encoding) headers.set("Content-Encoding", encoding);
    return new Response(body, { headers });
  }

  /** @returns null where it has not been compressed so yet */
  compressed(encoding: Encoding | null): Uint8Array<ArrayBuffer> | null {
    if (encoding === "br") return this.#brotli;
    return (encoding === "gzip" && this.#gzip) || null;
  }

  /** As small as it gets: for a page that is asked for again, it is worth the time. */
  async compressBest(): Promise<void> {
    if (this.#isBest) return;
    this.#isBest = true;
    this.#brotli = await compressBest(await this.#plain(), "br");
  }

  async #body(encoding: Encoding | null): Promise<Uint8Array<ArrayBuffer>> {
    const ready = this.compressed(encoding);
    if (ready) return ready;
    if (encoding === null) return this.#plain();
    // once for all who ask meanwhile
    this.#zipping ??= this.#plain().then((plain) => compressBest(plain, "gzip"));
    this.#gzip = await this.#zipping;
    return this.#gzip;
  }

  async #plain(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await decompress(this.#brotli));
  }
}

/** In a function of its own: its texts, each as long as the page, are gone before the bytes are compressed. */
function bytesOf(drawn: string, nonce: string) {
  const { html, hashes } = inlineHashes(drawn, nonce);
  return { body: new TextEncoder().encode(html), hashes };
}

function sameAs(name: string) {
  return (other: string) => other.toLowerCase() === name.toLowerCase();
}
