import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { paths } from "~/paths";
import type { HttpEnv } from "./http-env";

/** Serves the client build, which `bin/compress.mjs` has compressed. */
export function assets(folder: string): MiddlewareHandler<HttpEnv> {
  const files = serveStatic<HttpEnv>({ root: folder, precompressed: true });
  const tag = etag();
  return async (c, next) => {
    const { path } = c.req;
    const isAsset = path.startsWith("/assets/");
    // hidden files are internal files of the build
    const file = path.includes("/.") ? undefined : await files(c, async () => {});
    if (file || isAsset) c.set("ownRoute", "(file)");
    if (!file) {
      return isAsset ? c.text("Not found\n", 404, { "Cache-Control": "no-store" }) : next();
    }
    c.res = file;
    c.res.headers.set("Cache-Control", cacheControlOf(path));
    // names of files in /assets contain a hash of their content
    if (!isAsset) await tag(c, async () => {});
    return c.res;
  };
}

function cacheControlOf(path: string): string {
  // browsers revalidate the service worker each time, so that no phone keeps an old one
  if (path === paths.worker()) return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
}
