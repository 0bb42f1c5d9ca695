import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import { pictureTypes, typeOfFileName } from "~/features/pictures/picture";
import { readPictureFile } from "~/features/pictures/picture-files.server";
import type { Services } from "~/server/context";
import { errorFields, logAbout } from "~/server/log.server";
import type { HttpEnv } from "./http-env";

const FOLDER = "/pictures/";
const CACHED_FOREVER = "public, max-age=31536000, immutable";

/**
 * Serves uploaded pictures. Only well-formed file names are looked up, so none leads outside the
 * folder. Files never change, so browsers never revalidate.
 */
export function pictureFiles({ env, log }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    if (!path.startsWith(FOLDER) || (method !== "GET" && method !== "HEAD")) return next();
    c.set("ownRoute", "(picture)");
    const name = path.slice(FOLDER.length);
    const type = typeOfFileName(name);
    const notFound = () => c.text("Not found\n", 404, { "Cache-Control": "no-store" });
    if (type === null || env.uploadsUrl === null) return notFound();
    const headers = {
      "Content-Type": pictureTypes[type],
      "Cache-Control": CACHED_FOREVER,
      ETag: `"${name}"`,
    };
    const logUnavailable = (error: unknown) =>
      logAbout(log, c.get("logFields"))("picture.unavailable", errorFields(error));
    try {
      const file = await readPictureFile(env.uploadsUrl, name);
      if (!file) return notFound();
      // the storage failed in the middle of the response
      file.once("error", logUnavailable);
      const isUnchanged = (c.req.header("If-None-Match") ?? "").includes(headers.ETag);
      if (method === "HEAD" || isUnchanged) {
        file.destroy();
        return new Response(null, { status: isUnchanged ? 304 : 200, headers });
      }
      return new Response(Readable.toWeb(file) as ReadableStream, { headers });
    } catch (error) {
      logUnavailable(error);
      return c.text("Unavailable\n", 503, { "Cache-Control": "no-store", "Retry-After": "30" });
    }
  };
}
