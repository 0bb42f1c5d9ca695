import type { ServerBuild } from "@remix-run/server-runtime";
import { leafFinder, pageOfAddress, withAncestors } from "./route-leaves";

/**
 * The longest form, a booking in Bengali, takes about 50 KB, nine bytes a character
 * (tests/http/busy.test.ts). The rest allows for composed letters.
 */
export const FORM_LIMIT_BYTES = 64 * 1024;

/**
 * Largest body, in bytes, that an address accepts; 0 if it has no form. Only coordinators may send
 * more, if the route's handle has `bodyBytes`.
 */
export interface BodyLimit {
  anybody: number;
  coordinators: number;
}

const NONE: BodyLimit = { anybody: 0, coordinators: 0 };

/** Looks up an address among the routes that have an action. */
export function bodyLimits(routes: ServerBuild["routes"]): (pathname: string) => BodyLimit {
  const leafOf = leafFinder(routes);
  return (pathname) => {
    const leaf = leafOf(pageOfAddress(pathname));
    const routesWithAction = withAncestors(leaf?.id, routes)
      .map((id) => routes[id])
      .filter(hasAction);
    if (routesWithAction.length === 0) return NONE;
    const routeBytes = routesWithAction.map((route) => bodyBytesOf(route?.module.handle));
    return { anybody: FORM_LIMIT_BYTES, coordinators: Math.max(FORM_LIMIT_BYTES, ...routeBytes) };
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
