import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import { pictureTypes, typeOfFileName } from "~/features/pictures/picture";
import { readPictureFile } from "~/features/pictures/picture-files.server";
import type { Services } from "~/server/context";
import { errorFields, logAbout } from "~/server/log.server";
import type { HttpEnv } from "./http-env";

const FOLDER = "/pictures/";
const UNCHANGING = "public, max-age=31536000, immutable";

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
    const missing = () => c.text("Not found\n", 404, { "Cache-Control": "no-store" });
    if (type === null || env.uploadsUrl === null) return missing();
    const headers = {
      "Content-Type": pictureTypes[type],
      "Cache-Control": UNCHANGING,
      ETag: `"${name}"`,
    };
    const logUnavailable = (error: unknown) =>
      logAbout(log, c.get("about"))("picture.unavailable", errorFields(error));
    try {
      const file = await readPictureFile(env.uploadsUrl, name);
      if (!file) return missing();
      // the storage failed in the middle of the response
      file.once("error", logUnavailable);
      const isKnown = (c.req.header("If-None-Match") ?? "").includes(headers.ETag);
      if (method === "HEAD" || isKnown) {
        file.destroy();
        return new Response(null, { status: isKnown ? 304 : 200, headers });
      }
      return new Response(Readable.toWeb(file) as ReadableStream, { headers });
    } catch (error) {
      logUnavailable(error);
      return c.text("Unavailable\n", 503, { "Cache-Control": "no-store", "Retry-After": "30" });
    }
  };
}
