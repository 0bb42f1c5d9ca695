import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { paths } from "~/paths";
import { compressBest, type Encoding, isCompressible, preferredEncoding } from "./compression";
import type { HttpEnv } from "./http-env";

interface Asset {
  type: string;
  hash: string;
  content: Uint8Array<ArrayBuffer>;
  /** Made when first asked for, then kept. */
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Files are few and small, so all are kept; a build beyond this is a mistake worth a crash. */
const MEMORY_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Serves the files of the browser's build from memory. An address is looked up among the names
 * read at the start, never made into a path, so none leads outside the folder.
 */
export function assets(folder: string): MiddlewareHandler<HttpEnv> {
  const files = readAssets(folder);
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const file = files.get(c.req.path);
    if (file || c.req.path.startsWith("/assets/")) c.set("ownRoute", "(file)");
    if (file) return respondWith(file, c.req.path, c.req.raw.headers);
    if (!c.req.path.startsWith("/assets/")) return next();
    return c.text("Not found\n", 404, { "Cache-Control": "no-store" });
  };
}

async function respondWith(asset: Asset, path: string, request: Headers): Promise<Response> {
  const encoding = isCompressible(asset.type)
    ? preferredEncoding(request.get("Accept-Encoding"))
    : null;
  const headers = new Headers({
    "Content-Type": asset.type,
    "Cache-Control": cacheControlOf(path),
    ETag: `"${asset.hash}${encoding ? `-${encoding}` : ""}"`,
  });
  if (isCompressible(asset.type)) headers.set("Vary", "Accept-Encoding");
  if (isKnown(request.get("If-None-Match"), asset.hash)) {
    return new Response(null, { status: 304, headers });
  }
  const body = encoding ? await compressed(asset, encoding) : asset.content;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { headers });
}

function cacheControlOf(path: string): string {
  // asked for again each time: a phone is never left with a worker of an older release
  if (path === paths.worker()) return "no-cache";
  // the build names the files of /assets after their content
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
}

function compressed(asset: Asset, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = asset.compressed.get(encoding);
  if (known) return known;
  const made = compressBest(asset.content, encoding);
  asset.compressed.set(encoding, made);
  return made;
}

function isKnown(ifNoneMatch: string | null, hash: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return ["*", `"${hash}"`, `"${hash}-br"`, `"${hash}-gzip"`].includes(bare);
  });
}

function readAssets(folder: string): Map<string, Asset> {
  const found = new Map<string, Asset>();
  if (!existsSync(folder)) return found;
  let total = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // hidden ones are the build's own notes
    if (!entry.isFile() || /[/\\]\./.test(file.slice(folder.length))) continue;
    const content = new Uint8Array(readFileSync(file));
    total += content.byteLength;
    if (total > MEMORY_LIMIT_BYTES) throw new Error(`${folder} holds more than fits in memory`);
    found.set(encodeURI(`/${relative(folder, file).split(sep).join("/")}`), {
      type: types[extname(file).toLowerCase()] ?? "application/octet-stream",
      hash: createHash("sha256").update(content).digest("base64url").slice(0, 22),
      content,
      compressed: new Map(),
    });
  }
  return found;
}
