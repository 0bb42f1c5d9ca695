import type { ServerBuild } from "@remix-run/server-runtime";
import { leafFinder, lineOf, pageOfAddress } from "./route-leaves";

/**
 * What the longest of our forms may hold, the booking in Bengali, takes about 50 KB: a browser writes
 * nine bytes a character (tests/http/busy.test.ts sends it). The rest is for letters that a keyboard
 * has put together of two.
 */
export const FORM_LIMIT_BYTES = 64 * 1024;

/**
 * How large a body an address takes, in bytes; 0 where no form leads. More than a form only where
 * the route says so, as an upload does, and only for coordinators:
 *
 *     export const handle = { bodyBytes: 8 * 1024 * 1024 };
 */
export interface BodyLimit {
  anybody: number;
  coordinators: number;
}

const NONE: BodyLimit = { anybody: 0, coordinators: 0 };

/** Looks addresses up among the routes of the build that have an action. */
export function bodyLimits(routes: ServerBuild["routes"]): (pathname: string) => BodyLimit {
  const leafOf = leafFinder(routes);
  return (pathname) => {
    const leaf = leafOf(pageOfAddress(pathname));
    const taking = lineOf(leaf?.id, routes)
      .map((id) => routes[id])
      .filter(hasAction);
    if (taking.length === 0) return NONE;
    const own = taking.map((route) => bodyBytesOf(route?.module.handle));
    return { anybody: FORM_LIMIT_BYTES, coordinators: Math.max(FORM_LIMIT_BYTES, ...own) };
  };
}

type Route = ServerBuild["routes"][string];

function hasAction(route: Route | undefined): boolean {
  return route?.module.action !== undefined;
}

function bodyBytesOf(handle: unknown): number {
  const bytes = (handle as { bodyBytes?: unknown } | undefined)?.bodyBytes;
  return typeof bytes === "number" ? bytes : 0;
}
