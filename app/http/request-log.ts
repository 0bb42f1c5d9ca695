import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { RequestLogFields } from "~/server/context";
import { type Log, logAbout } from "~/server/log.server";
import type { HttpEnv } from "./http-env";

export const REQUEST_ID = "x-request-id";

/** The first 48 bits of a UUID, enough to find a line in a log. */
export function requestId(): string {
  return randomUUID().slice(0, 13);
}

/**
 * Logs one line per request. The line never contains the query, the client's address or other
 * personal data. An id that the client sends is ignored.
 */
export function requestLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const logFields: RequestLogFields = { request: requestId() };
    c.set("logFields", logFields);
    await next();
    c.res.headers.set(REQUEST_ID, logFields.request);
    const length = c.res.headers.get("Content-Length");
    logAnswer(log, logFields, {
      method: c.req.method,
      path: loggablePath(c.req.path),
      status: c.res.status,
      started,
      bytes: length === null ? null : Number(length),
    });
  };
}

/** @param answer `path` comes from `loggablePath`, `started` from `performance.now()` */
export function logAnswer(
  log: Log,
  logFields: RequestLogFields,
  answer: { method: string; path: string; status: number; started: number; bytes: number | null },
): void {
  const { method, path, status, started, bytes } = answer;
  const ms = Math.round(performance.now() - started);
  logAbout(log, logFields)("http.answered", { method, path, status, ms, bytes });
}

/** A path without references, tokens, email addresses and phone numbers. */
export function loggablePath(pathname: string): string {
  const path = decoded(pathname)
    .replace(/\/(booking|contact)\/sent\/[^/]+/, "/$1/sent/:reference")
    .replace(/\/(request\/open|watch)\/[^/]+/, "/$1/:token");
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
