import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { AboutRequest } from "~/server/context";
import { type Log, logAbout } from "~/server/log.server";
import type { HttpEnv } from "./http-env";

/**
 * One line a request, with an id that its other lines have too, and the signed-in person's id.
 * Never the query, the client's address or anything else that tells who to somebody without the
 * database. An id that the client sends is not taken: it could stand for another request's.
 */
export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const about: AboutRequest = { request: randomBytes(9).toString("base64url") };
    c.set("about", about);
    await next();
    c.res.headers.set("X-Request-Id", about.request);
    const length = c.res.headers.get("Content-Length");
    logAbout(log, about)("request", {
      method: c.req.method,
      path: loggablePath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      bytes: length === null ? null : Number(length),
    });
  };
}

/** A path without what could name a person or open a request. */
function loggablePath(pathname: string): string {
  const path = decoded(pathname).replace(/\/(booking|contact)\/sent\/[^/]+/, "/$1/sent/:reference");
  return path
    .split("/")
    .map((segment) => {
      if (/SETU-/i.test(segment)) return ":reference";
      if (segment.includes("@") || /[\d০-৯๐-๙][\d০-৯๐-๙ +().-]{6,}/.test(segment))
        return ":private";
      return segment.length > 64 ? ":long" : segment;
    })
    .join("/");
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "/:unreadable";
  }
}
